import { LineChart } from "#design/charts/LineChart.tsx";
import { SECTIONS, SECTION_TITLES, type Section } from "#domain/offers/categories.ts";
import { UNKNOWN } from "#domain/offers/money.ts";
import {
  ENOUGH_OFFERS,
  changeWords,
  counted,
  flatWords,
  isFlat,
  notEnoughYet,
} from "#domain/trends/trendWords.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { TrendFigure } from "./TrendFigure.tsx";
import { ChartFoot, TooFew, changesRestOn, type TrendChartProps } from "./ChartFoot.tsx";

/** How the same offers have changed from one week to the next. */
export function ChangeChart({ trends, settled, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks, categories } = trends;
  // Where nothing changes one sentence says as much as a line along 0.
  const moved = SECTIONS.filter((section) => !isFlat(categories[section]));
  const isKnown = (section: Section) =>
    categories[section].likeForLike.some((each) => each !== null);
  const drawn = moved.filter(isKnown);
  const few = moved.filter((section) => !isKnown(section));
  const flat = flatWords(
    trends,
    axis.points.map(({ label }) => label),
  );
  const figure = figureOf(settled, moved);
  const words = (percent: number | null) => (percent === null ? UNKNOWN : changeWords(percent));
  return (
    <LineChart
      title="Change against the week before"
      unit="percent"
      sentence={
        figure === null ? (
          flat === null ? null : (
            <>
              <strong>No change.</strong> {flat}
            </>
          )
        ) : flat === null ? (
          figure
        ) : (
          <>
            {figure} {flat}
          </>
        )
      }
      axis={axis}
      isRunning={isRunning}
      aroundZero
      format={changeWords}
      panels={drawn.map((section) => ({
        key: section,
        title: SECTION_TITLES[section],
        series: {
          name: SECTION_TITLES[section],
          look: section,
          values: categories[section].likeForLike,
        },
        empty: "",
      }))}
      readOut={(place) =>
        [...drawn, ...few].map((section) => {
          const { likeForLike, pairs } = categories[section];
          const percent = likeForLike[place] ?? null;
          const count = pairs[place] ?? 0;
          return {
            look: section,
            name: SECTION_TITLES[section],
            words:
              percent === null
                ? `too few to compare: ${String(count)}`
                : `${changeWords(percent)}, ${counted(count, "price")} in both weeks`,
            short: percent === null ? "too few" : changeWords(percent),
          };
        })
      }
      table={{
        columns: [
          "Week",
          ...SECTIONS.flatMap((section) => [
            SECTION_TITLES[section],
            `${SECTION_TITLES[section]}, prices in both weeks`,
          ]),
        ],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [
              axis.points[place]?.label ?? weekWords(week),
              ...SECTIONS.flatMap((section) => [
                words(categories[section].likeForLike[place] ?? null),
                (categories[section].pairs[place] ?? 0).toLocaleString("en-US"),
              ]),
            ],
          }))
          .toReversed(),
      }}
    >
      <TooFew>
        {notEnoughYet(few, (section) => categories[section].pairs, "prices in both weeks")}
      </TooFew>
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="change"
        about="Median change against the week before of the prices that are there in both weeks, in percent, and how many pairs of them there are."
        said={sentenceOf(settled)}
        counting={[
          `The middle one of all changes, only of prices that are there in both weeks, from ${String(ENOUGH_OFFERS)} of them on.`,
        ]}
        restsOn={changesRestOn(trends, newestChange(trends))}
      />
    </LineChart>
  );
}

/** The newest change of the first of these categories that has one, if that is any. */
function figureOf({ weeks, categories }: Trends, moved: readonly Section[]) {
  const last = newestChange({ weeks, categories });
  const known = moved.filter((each) => (categories[each].likeForLike[last] ?? null) !== null);
  const section = known.find((each) => categories[each].likeForLike[last] !== 0) ?? known[0];
  const percent = section && categories[section].likeForLike[last];
  if (section === undefined || percent === undefined || percent === null) return null;
  const course = percent === 0 ? "as dear" : percent < 0 ? "cheaper" : "dearer";
  return (
    <TrendFigure look={section} number={changeWords(percent)}>
      {`${SECTION_TITLES[section]} in the week of ${weekWords(weeks[last] ?? "")}: ${course} ${percent === 0 ? "as" : "than"} in the week before.`}
    </TrendFigure>
  );
}

const newestChange = ({ weeks, categories }: Pick<Trends, "weeks" | "categories">) =>
  weeks.findLastIndex((_, place) =>
    SECTIONS.some((section) => (categories[section].likeForLike[place] ?? null) !== null),
  );

function sentenceOf({ weeks, categories }: Trends): string | null {
  const last = newestChange({ weeks, categories });
  const week = weeks[last];
  if (week === undefined) return null;
  const parts = SECTIONS.flatMap((section) => {
    const percent = categories[section].likeForLike[last] ?? null;
    return percent === null ? [] : [`${SECTION_TITLES[section]} ${changeWords(percent)}`];
  });
  return `${weekWords(week)} against the week before: ${parts.join("; ")}.`;
}
