import { Link } from "@tanstack/react-router";
import { LineChart } from "#design/charts/LineChart.tsx";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { UNKNOWN, formatCents } from "#domain/offers/money.ts";
import { notEnoughYet, priceSentence, priceWords } from "#domain/trends/trendWords.ts";
import { priceAnswer, type PriceAnswer } from "#domain/trends/priceAnswer.ts";
import type { CategoryTrend, Trends } from "#domain/trends/trends.ts";
import { showWeeks } from "#domain/trends/shownWeeks.ts";
import { usualSpan } from "#domain/trends/weekSpans.ts";
import { isWeekRunning, weekWords } from "#domain/trends/weekWords.ts";
import { usePrinting } from "#design/usePrinting.ts";
import { look as lookStyle } from "#design/charts/chart.css.ts";
import { answerNote, answerWords, headline, inOnePiece, ways } from "./trends.css.ts";
import type { TrendsSearch } from "./trendsSearch.ts";
import { ChartFoot, TooFew, pricesRestOn, type TrendChartProps } from "./ChartFoot.tsx";

interface PriceChartProps extends TrendChartProps {
  search: TrendsSearch;
}

/** The median of each category with the middle half of its prices. */
export function PriceChart({ trends, settled, axis, isRunning, search, ...foot }: PriceChartProps) {
  const { weeks, categories } = trends;
  const isPrinting = usePrinting();
  const answer = priceAnswer(trends, isRunning);
  const isKnown = (section: Section) => categories[section].median.some((each) => each !== null);
  const drawn = SECTIONS.filter(isKnown);
  const few = SECTIONS.filter((section) => !isKnown(section));
  return (
    <LineChart
      title="Prices week by week"
      unit="dollars before tax, for a gram or 100 mg of THC"
      sentence={
        // On the screen it is the first thing of all.
        answer === null || !isPrinting ? null : <AnswerWords answer={answer} />
      }
      axis={axis}
      isRunning={isRunning}
      format={formatCents}
      panels={drawn.map((section) => {
        const { unit, median, p25, p75 } = categories[section];
        const name = SECTION_TITLES[section];
        return {
          key: section,
          title: `${name}, ${unit === "g" ? "$/g" : "$/100 mg"}`,
          series: { name, look: section, values: median, band: { low: p25, high: p75 } },
          empty: "",
        };
      })}
      readOut={(place) =>
        [...drawn, ...few].map((section) => ({
          look: section,
          name: SECTION_TITLES[section],
          words: priceWords(categories[section], place),
          short: <ShortWords trend={categories[section]} place={place} />,
        }))
      }
      renderActions={(place) => (
        <div className={`${ways} no-print`}>
          <span>Offers behind it:</span>
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
            `${SECTION_TITLES[section]}, median`,
            `${SECTION_TITLES[section]}, middle half`,
            `${SECTION_TITLES[section]}, offers`,
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
        counting={[...(answer?.details ?? []), COUNTING].join(" ")}
        restsOn={pricesRestOn(settled)}
      />
    </LineChart>
  );
}

const COUNTING =
  "The middle price of each category (its median: half of all offers cost as much or less), and around it the middle half of all prices. What the typical product did is the middle change of the same products in both weeks; the middle price may move without it, as products come and go. A week counts all stores read in it, home those of the last three days. Changes are counted from the oldest week after which no week is missing and each has most of the offers of the one before.";

interface PriceHeadlineProps {
  answer: Trends;
  search: TrendsSearch;
  now: number;
}

/** What all of the screen comes to, above the choices. */
export function PriceHeadline({ answer, search, now }: PriceHeadlineProps) {
  const trends = showWeeks(answer, search.weeks ?? usualSpan(answer.offers), search.to);
  const shown = priceAnswer(trends, isWeekRunning(trends.weeks.at(-1) ?? "", now));
  return shown === null ? null : (
    <p className={headline}>
      <AnswerWords answer={shown} />
    </p>
  );
}

/** The price as large as a title, then what it means and how it compares. */
function AnswerWords({ answer }: { answer: PriceAnswer }) {
  const { section, before, number, after, notes } = answer;
  return (
    <>
      <strong className={answerWords}>
        {before} <b className={lookStyle({ of: section })}>{number}</b> {after}
      </strong>{" "}
      <small className={answerNote}>{notes.join(" ")}</small>
    </>
  );
}

/** The median and the middle half, where there is little room. */
function ShortWords({ trend, place }: { trend: CategoryTrend; place: number }) {
  const { median, p25, p75 } = trend;
  const [value, low, high] = [median[place] ?? null, p25[place] ?? null, p75[place] ?? null];
  if (value === null) return `too few: ${String(trend.n[place] ?? 0)}`;
  return (
    <>
      <small>about</small> {formatCents(value)}
      {low === null || high === null ? null : (
        <small>
          , half cost{" "}
          <span className={inOnePiece}>
            {formatCents(low)}–{formatCents(high).slice(1)}
          </span>
        </small>
      )}
    </>
  );
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
