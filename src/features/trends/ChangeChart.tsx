import { LineChart } from "#design/charts/LineChart.tsx";
import { SECTIONS, SECTION_TITLES } from "#domain/offers/categories.ts";
import { UNKNOWN } from "#domain/offers/money.ts";
import { ENOUGH_OFFERS, changeWords, counted, tooFewPairsIn } from "#domain/trends/trendWords.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { ChartFoot, changesRestOn, type TrendChartProps } from "./ChartFoot.tsx";

/** How the same offers have changed from one week to the next. */
export function ChangeChart({ trends, settled, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks, categories } = trends;
  const words = (percent: number | null) => (percent === null ? UNKNOWN : changeWords(percent));
  return (
    <LineChart
      title="Change of the same offers against the week before"
      unit="median, percent"
      sentence={sentenceOf(settled)}
      axis={axis}
      isRunning={isRunning}
      aroundZero
      format={changeWords}
      panels={SECTIONS.map((section) => ({
        key: section,
        title: SECTION_TITLES[section],
        series: {
          name: SECTION_TITLES[section],
          look: section,
          values: categories[section].likeForLike,
        },
        empty: tooFewPairsIn(categories[section]),
      }))}
      readOut={(place) =>
        SECTIONS.map((section) => {
          const { likeForLike, pairs } = categories[section];
          const percent = likeForLike[place] ?? null;
          const count = pairs[place] ?? 0;
          return {
            look: section,
            name: SECTION_TITLES[section],
            words:
              percent === null
                ? `too few in both weeks: ${String(count)}`
                : `${changeWords(percent)}, ${counted(count, "offer")} in both weeks`,
            short: percent === null ? `too few: ${String(count)}` : changeWords(percent),
          };
        })
      }
      table={{
        columns: [
          "Week",
          ...SECTIONS.flatMap((section) => [
            SECTION_TITLES[section],
            `${SECTION_TITLES[section]}, offers in both weeks`,
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
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="change"
        about="Median change against the week before of the offers that are there in both weeks, in percent, and how many pairs of them there are."
        restsOn={`Only offers that are there in both weeks, from ${String(ENOUGH_OFFERS)} of them on. ${changesRestOn(settled)}`}
      />
    </LineChart>
  );
}

function sentenceOf({ weeks, categories }: Trends): string | null {
  const last = weeks.findLastIndex((_, place) =>
    SECTIONS.some((section) => (categories[section].likeForLike[place] ?? null) !== null),
  );
  const week = weeks[last];
  if (week === undefined) return null;
  const parts = SECTIONS.flatMap((section) => {
    const percent = categories[section].likeForLike[last] ?? null;
    return percent === null ? [] : [`${SECTION_TITLES[section]} ${changeWords(percent)}`];
  });
  return `${weekWords(week)} against the week before: ${parts.join("; ")}.`;
}
