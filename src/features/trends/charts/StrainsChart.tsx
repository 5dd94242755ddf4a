import { BarChart } from "#design/chart/BarChart.tsx";
import type { Trends } from "#domain/trends/trends.ts";
import { counted } from "#domain/trends/trendWords.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { StrainLink } from "../StrainLink.tsx";
import { strainName } from "../strainName.ts";
import { strainLists, ways } from "../trends.css.ts";
import { ChartFoot } from "./ChartFoot.tsx";
import type { TrendChartProps } from "./weekAxis.ts";

/** Strains that came, and strains that went. */
export function StrainsChart({ trends, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks, newStrains, goneStrains, offers } = trends;
  // In a week without any offer nobody looked.
  const counts = (lists: readonly (readonly string[])[]) =>
    lists.map(({ length }, place) => (offers[place] === 0 && length === 0 ? null : length));
  const names = (slugs: readonly string[] = []) =>
    slugs.length === 0 ? "none" : slugs.map(strainName).join(", ");
  const none = weeks.every(
    (_week, place) => !newStrains[place]?.length && !goneStrains[place]?.length,
  );
  return (
    <BarChart
      title="New strains above the line, gone ones below it"
      unit="strains in the week"
      sentence={sentenceOf(trends)}
      axis={axis}
      isRunning={isRunning}
      format={String}
      panels={[
        {
          key: "strains",
          series: none
            ? []
            : [
                { name: "New", look: "leaf", values: counts(newStrains) },
                {
                  name: "Gone",
                  look: "buckeye",
                  values: counts(goneStrains),
                  isBelow: true,
                },
              ],
          empty: "No strain is new or gone in these weeks.",
        },
      ]}
      readOut={(place) => [
        { look: "leaf", name: "New:", words: counted(newStrains[place]?.length ?? 0, "strain") },
        {
          look: "buckeye",
          name: "Gone:",
          words: counted(goneStrains[place]?.length ?? 0, "strain"),
        },
      ]}
      renderActions={(place) => (
        <div className={strainLists}>
          <StrainList title="New:" slugs={newStrains[place] ?? []} />
          <StrainList title="Gone:" slugs={goneStrains[place] ?? []} />
        </div>
      )}
      table={{
        columns: ["Week", "New", "Gone"],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [
              axis.points[place]?.label ?? weekWords(week),
              names(newStrains[place]),
              names(goneStrains[place]),
            ],
          }))
          .toReversed(),
      }}
    >
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="strains"
        about="Strains that were seen for the first time, and strains that have not been in stock anywhere for 28 days."
        restsOn="New: seen for the first time. Gone: not in stock anywhere for 28 days."
      />
    </BarChart>
  );
}

function StrainList({ title, slugs }: { title: string; slugs: readonly string[] }) {
  return slugs.length === 0 ? null : (
    <div className={ways}>
      <b>{title}</b>
      {slugs.map((slug) => (
        <StrainLink key={slug} slug={slug} />
      ))}
    </div>
  );
}

function sentenceOf({ weeks, newStrains, goneStrains }: Trends): string | null {
  const count = (lists: readonly (readonly string[])[]) => new Set(lists.flat()).size;
  const [come, gone] = [count(newStrains), count(goneStrains)];
  return come + gone === 0 || weeks.length === 0
    ? null
    : `${counted(come, "strain")} new and ${counted(gone, "strain")} gone in these ${String(weeks.length)} weeks.`;
}
