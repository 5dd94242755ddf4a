import { Link } from "@tanstack/react-router";
import { LineChart } from "#design/charts/LineChart.tsx";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { UNKNOWN, formatCents } from "#domain/offers/money.ts";
import { counted, notEnoughYet, priceSentence, priceWords } from "#domain/trends/trendWords.ts";
import {
  priceAnswers,
  usualPrices,
  type PriceAnswer,
  type PriceAnswers,
} from "#domain/trends/priceAnswer.ts";
import type { CategoryTrend, Trends } from "#domain/trends/trends.ts";
import { showWeeks } from "#domain/trends/shownWeeks.ts";
import { usualSpan } from "#domain/trends/weekSpans.ts";
import { isWeekRunning, weekWords } from "#domain/trends/weekWords.ts";
import { usePrinting } from "#design/usePrinting.ts";
import { look as lookStyle } from "#design/charts/chart.css.ts";
import {
  headline,
  headlineKey,
  headlineNote,
  headlineTitle,
  inOnePiece,
  kindCell,
  kindChange,
  kindRange,
  kinds,
  ways,
} from "./trends.css.ts";
import type { TrendsSearch } from "./trendsSearch.ts";
import { ChartFoot, TooFew, pricesRestOn, type TrendChartProps } from "./ChartFoot.tsx";

interface PriceChartProps extends TrendChartProps {
  search: TrendsSearch;
}

/** The middle price of each category with the range that is usual. */
export function PriceChart({ trends, settled, axis, isRunning, search, ...foot }: PriceChartProps) {
  const { weeks, categories } = trends;
  const isPrinting = usePrinting();
  const answer = priceAnswers(trends, isRunning);
  const isKnown = (section: Section) => categories[section].median.some((each) => each !== null);
  const drawn = SECTIONS.filter(isKnown);
  const few = SECTIONS.filter((section) => !isKnown(section));
  return (
    <LineChart
      title="Prices week by week"
      unit="dollars before tax, for a gram or 100 mg of THC"
      sentence={
        // On the screen the rest is the first thing of all.
        answer === null ? null : isPrinting ? printedAnswer(answer) : answer.caution
      }
      axis={axis}
      isRunning={isRunning}
      format={formatCents}
      panels={drawn.map((section) => {
        const { unit, median, p25, p75 } = categories[section];
        const name = SECTION_TITLES[section];
        return {
          key: section,
          title: name,
          per: unit === "g" ? "a gram" : "100 mg THC",
          series: { name, look: section, values: median, band: { low: p25, high: p75 } },
          empty: "",
        };
      })}
      readOut={(place) =>
        [...drawn, ...few].map((section) => ({
          look: section,
          name: SECTION_TITLES[section],
          words: priceWords(categories[section], place),
          short: shortPrice(categories[section], place),
          span: spanWords(categories[section], place),
        }))
      }
      renderActions={(place) => (
        <div className={`${ways} no-print`}>
          <span>Prices behind it:</span>
          {SECTIONS.filter((section) => (categories[section].n[place] ?? 0) > 0).map((section) => (
            <Link
              key={section}
              to="/trends"
              search={{ ...search, week: weeks[place], category: section }}
              resetScroll={false}
            >
              {SECTION_TITLES[section]} (
              {(categories[section].n[place] ?? 0).toLocaleString("en-US")})
            </Link>
          ))}
        </div>
      )}
      table={{
        columns: [
          "Week",
          ...SECTIONS.flatMap((section) => [
            `${SECTION_TITLES[section]}, middle price`,
            `${SECTION_TITLES[section]}, range`,
            `${SECTION_TITLES[section]}, prices`,
          ]),
        ],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [
              axis.points[place]?.label ?? weekWords(week),
              ...SECTIONS.flatMap((section) => tableCells(trends, section, place)),
            ],
          }))
          .toReversed(),
      }}
    >
      <TooFew>{notEnoughYet(few, (section) => categories[section].n)}</TooFew>
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="price"
        about="Median, 25% and 75% of unit prices by category, in cents for a gram or 100 mg of THC."
        said={priceSentence(settled)}
        counting={[...COUNTING, ...(answer?.details ?? [])]}
        restsOn={pricesRestOn(settled)}
      />
    </LineChart>
  );
}

const COUNTING = [
  "Middle price: as many prices are lower as are higher.",
  "Range: a quarter of all prices are lower, and a quarter higher.",
  "The middle price may move though every product costs the same, as other stores are read, and products come and go.",
  "The typical product: the middle change of what was there in both weeks.",
  "A week counts all stores read in it; home counts those of the last three days.",
  "Changes are counted from the oldest week after which no week is missing and each has most of the prices of the one before.",
] as const;

interface PriceHeadlineProps {
  answer: Trends;
  search: TrendsSearch;
  now: number;
}

/** What all of the screen comes to, above the choices: what each kind costs now, beside each other. */
export function PriceHeadline({ answer, search, now }: PriceHeadlineProps) {
  const trends = showWeeks(answer, search.weeks ?? usualSpan(answer.offers), search.to);
  const shown = priceAnswers(trends, isWeekRunning(trends.weeks.at(-1) ?? "", now));
  return shown === null ? null : (
    <section className={headline} aria-labelledby={HEADLINE}>
      <h2 id={HEADLINE} className={headlineTitle}>
        {headlineWords(shown)}
      </h2>
      <p className={headlineKey}>Middle price; half are between the small numbers.</p>
      <ul className={kinds}>
        {shown.kinds.map((kind) => (
          <KindCell
            key={kind.section}
            kind={kind}
            saysUnknown={shown.kinds.some(({ change }) => change !== null)}
          />
        ))}
      </ul>
      {shown.note === null ? null : <p className={headlineNote}>{shown.note}</p>}
    </section>
  );
}

const HEADLINE = "prices-now";

const headlineWords = ({ week, isSoFar }: PriceAnswers) =>
  isSoFar ? "Prices this week so far" : `Prices, ${weekWords(week)}`;

interface KindCellProps {
  kind: PriceAnswer;
  /** Where no change is known it is said here, and not below all of them. */
  saysUnknown: boolean;
}

function KindCell({ kind, saysUnknown }: KindCellProps) {
  const { section, number, per, usual, change, week } = kind;
  return (
    <li className={kindCell}>
      <span>
        {SECTION_TITLES[section]}, {per}
        {week === null ? null : `, ${weekWords(week)}`}
      </span>{" "}
      <strong className={lookStyle({ of: section })}>{number}</strong>{" "}
      {usual === null ? null : (
        <span className={kindRange}>
          <span className="visually-hidden">range </span>
          <span className={inOnePiece}>{usual}</span>
        </span>
      )}{" "}
      {change === null ? (
        saysUnknown ? (
          <span>no change known</span>
        ) : null
      ) : (
        <span className={kindChange}>
          <span aria-hidden="true">{ARROWS[change.course]}</span> {change.words}
        </span>
      )}
    </li>
  );
}

const ARROWS = { less: "↓", more: "↑", "the same": "=" } as const;

/** On paper, where there is no board, as a sentence. */
function printedAnswer(answers: PriceAnswers): string {
  const parts = answers.kinds.map(({ section, number, per, usual, change }) =>
    [
      `${SECTION_TITLES[section]}, ${per}: about ${number}`,
      usual === null ? null : `range ${usual}`,
      change?.words,
    ]
      .filter(Boolean)
      .join(", "),
  );
  return [`${headlineWords(answers)}: ${parts.join("; ")}.`, answers.note, answers.caution]
    .filter((each) => each !== null)
    .join(" ");
}

const shortPrice = ({ median }: CategoryTrend, place: number) => {
  const cents = median[place] ?? null;
  return cents === null ? UNKNOWN : formatCents(cents);
};

/** Between what most prices lie, or of how few there is no price. */
function spanWords(trend: CategoryTrend, place: number): string | null {
  if ((trend.median[place] ?? null) === null)
    return `too few: ${counted(trend.n[place] ?? 0, "price")}`;
  const usual = usualPrices(trend, place);
  return usual === null ? null : `range ${usual}`;
}

function tableCells({ categories }: Trends, section: Section, place: number) {
  const { median, p25, p75, n } = categories[section];
  const [value, low, high] = [median[place] ?? null, p25[place] ?? null, p75[place] ?? null];
  return [
    value === null ? UNKNOWN : formatCents(value),
    low === null || high === null ? UNKNOWN : `${formatCents(low)}–${formatCents(high)}`,
    (n[place] ?? 0).toLocaleString("en-US"),
  ];
}
