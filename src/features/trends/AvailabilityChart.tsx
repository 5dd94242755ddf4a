import { useState } from "react";
import { BarChart } from "#design/charts/BarChart.tsx";
import { Button } from "#design/controls/Button.tsx";
import { UNKNOWN } from "#domain/offers/money.ts";
import { counted } from "#domain/trends/trendWords.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { weekDays, weekWords } from "#domain/trends/weekWords.ts";
import { StrainLink, strainName } from "./StrainLink.tsx";
import { ways } from "./trends.css.ts";
import { TrendFigure } from "./TrendFigure.tsx";
import { ChartFoot, type TrendChartProps } from "./ChartFoot.tsx";

/** As many as one takes in at a glance. */
const SHOWN_FIRST = 8;

/** In how many stores the strains were that most stores have. */
export function AvailabilityChart({ trends, leading, axis, isRunning, ...foot }: TrendChartProps) {
  const { weeks } = trends;
  // By the week that is told: what the answer ranks by is all of them.
  const told = ({ stores }: Trends["availability"][number]) => stores[leading] ?? 0;
  const availability = trends.availability.toSorted((a, b) => told(b) - told(a));
  const [all, setAll] = useState(false);
  const shown = all ? availability : availability.slice(0, SHOWN_FIRST);
  // Elsewhere it is the stores of now that are counted.
  const words = (count: number | null, place: number) =>
    count === null
      ? "not seen"
      : `${counted(count, "store")} ${isRunning && place === weeks.length - 1 ? "this" : "that"} week`;
  const last = leading;
  const [first] = availability;
  const days = weeks[last] ?? "";
  const isSoFar = isRunning && last === weeks.length - 1;
  // Links below lead to the shelf of today, which may have it at more stores, or at fewer.
  const isLastWeek = isRunning && last === weeks.length - 2;
  const when = isSoFar
    ? "this week so far"
    : isLastWeek
      ? `last week (${weekDays(days)})`
      : `in the week of ${weekWords(days)}`;
  return (
    <BarChart
      title="Stores that had a strain"
      unit="stores with any product of it in the week, all rows to one scale"
      sentence={
        first === undefined ? null : (
          <TrendFigure look="leaf" number={String(first.stores[last] ?? UNKNOWN)}>
            {`${first.stores[last] === 1 ? "store" : "stores"} had ${strainName(first.strain)} ${when}.`}
          </TrendFigure>
        )
      }
      axis={axis}
      isRunning={isRunning}
      format={String}
      panels={
        shown.length === 0
          ? [{ key: "none", series: [], empty: "No strain seen." }]
          : shown.map(({ strain, stores }) => ({
              key: strain,
              title: strainName(strain),
              series: [{ name: strain, look: "leaf", values: stores }],
              empty: "Not seen in these weeks.",
            }))
      }
      readOut={(place) =>
        shown.map(({ strain, stores }) => ({
          look: "leaf",
          name: strainName(strain),
          words: words(stores[place] ?? null, place),
        }))
      }
      renderActions={() => (
        <div className={`${ways} no-print`}>
          {availability.length > SHOWN_FIRST ? (
            <Button onClick={() => setAll(!all)} aria-expanded={all}>
              {all
                ? `The first ${String(SHOWN_FIRST)} only`
                : `All ${String(availability.length)} strains`}
            </Button>
          ) : null}
          <span>On the shelf today:</span>
          {shown.map(({ strain }) => (
            <StrainLink key={strain} slug={strain} />
          ))}
        </div>
      )}
      table={{
        columns: ["Week", ...availability.map(({ strain }) => strainName(strain))],
        rows: weeks
          .map((week, place) => ({
            key: week,
            cells: [
              axis.points[place]?.label ?? weekWords(week),
              ...availability.map(({ stores }) => String(stores[place] ?? UNKNOWN)),
            ],
          }))
          .toReversed(),
      }}
    >
      <ChartFoot
        trends={trends}
        isRunning={isRunning}
        {...foot}
        chart="availability"
        about="Stores that had a strain, for the strains that most stores have."
        counting={[
          `The ${String(availability.length)} strains that most stores have, by the stores that were looked at.`,
        ]}
      />
    </BarChart>
  );
}
