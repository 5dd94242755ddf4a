import { Link } from "@tanstack/react-router";
import { BarChart } from "#design/charts/BarChart.tsx";
import { counted } from "#domain/trends/trendWords.ts";
import { newestSeen } from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekWords } from "#domain/trends/weekWords.ts";
import { ways } from "./trends.css.ts";
import { ChartFoot } from "./ChartFoot.tsx";
import type { TrendChartProps } from "./weekAxis.ts";

/** How many offers were seen in stock. */
export function OffersChart({ trends, settled, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks, offers } = trends;
  const newest = newestSeen(settled);
  // No offer at all means that nobody looked.
  const seen = offers.map((count) => (count === 0 ? null : count));
  const words = (place: number) =>
    seen[place] === null ? "none seen" : counted(offers[place] ?? 0, "offer");
  return (
    <BarChart
      title="Offers in stock"
      unit="offers of all categories that were seen in the week"
      sentence={sentenceOf(settled)}
      axis={axis}
      isRunning={isRunning}
      format={(count) => count.toLocaleString("en-US")}
      panels={[
        {
          key: "offers",
          series: [{ name: "In stock", look: "leaf", values: seen }],
          empty: "Nothing has been seen in stock.",
        },
      ]}
      readOut={(place) => [{ look: "leaf", name: "In stock:", words: words(place) }]}
      renderActions={() => (
        <div className={`${ways} no-print`}>
          <Link to="/dispensary-menus" search={{ store: "all" }}>
            All offers of today
          </Link>
        </div>
      )}
      table={{
        columns: ["Week", "Offers in stock"],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [axis.points[place]?.label ?? weekWords(week), words(place)],
          }))
          .toReversed(),
      }}
    >
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="offers"
        about="Offers that were seen in stock in the week, of all categories."
        restsOn={`${weekWords(weeks[newest] ?? "")} rests on ${counted(offers[newest] ?? 0, "offer")}.`}
      />
    </BarChart>
  );
}

function sentenceOf({ weeks, offers }: Trends): string | null {
  const last = offers.findLastIndex((count) => count > 0);
  const week = weeks[last];
  if (week === undefined) return null;
  const words = `${counted(offers[last] ?? 0, "offer")} seen in stock in the week of ${weekWords(week)}`;
  const before = offers[last - 1] ?? 0;
  return before === 0
    ? `${words}.`
    : `${words}, ${before.toLocaleString("en-US")} in the week before.`;
}
