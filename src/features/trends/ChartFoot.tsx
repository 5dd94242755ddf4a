import Download from "~icons/download";
import { Button } from "#design/controls/Button.tsx";
import { Fold } from "#design/surfaces/Fold.tsx";
import { usePrinting } from "#design/usePrinting.ts";
import { writeTrendsCsv, type TrendChart } from "#domain/trends/trendsCsv.ts";
import { spanWords, weekWords, isWeekRunning, weekTicks } from "#domain/trends/weekWords.ts";
import { SITE } from "#domain/site/site.ts";
import { handOver } from "#platform/download.ts";
import { method, saveAs, tooFew } from "./trends.css.ts";
import { SECTIONS, SECTION_TITLES } from "#domain/offers/categories.ts";
import { counted } from "#domain/trends/trendWords.ts";
import { leadingWeek, newestSeen } from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import type { ChartAxis } from "#design/charts/chart.ts";

interface ChartFootProps extends Pick<TrendChartProps, "trends" | "place" | "link" | "isRunning"> {
  chart: TrendChart;
  /** What the figures are, for the table's first line. */
  about: string;
  /** All of them in a sentence, where the chart's own has only one. */
  said?: string | null;
  /** How they are counted: a sentence each. */
  counting?: readonly string[];
  /** What they rest on, in the newest week. */
  restsOn?: string;
}

/** How a chart's figures are counted and what they rest on, folded away but on paper, and the figures as a file. */
export function ChartFoot(props: ChartFootProps) {
  const { trends, place, link, isRunning, chart, about } = props;
  const span = spanWords(trends.weeks[0] ?? "", trends.weeks.at(-1) ?? "");
  const save = () =>
    void handOver(
      `trends-${chart}-${trends.weeks.at(-1) ?? "none"}.csv`,
      "text/csv;charset=utf-8",
      writeTrendsCsv(
        trends,
        chart,
        [
          `${SITE.community}. ${about}`,
          `${place}, ${span}, weeks from Monday to Sunday, ${SITE.zoneName} time.`,
          ...(isRunning ? ["The last week is not over."] : []),
          ...(trends.sample ? ["Made-up sample data."] : []),
          trends.method,
        ].join(" "),
        link,
      ),
    );
  return (
    <>
      <Fold summary="How this is counted" open={usePrinting()}>
        <ul className={method}>
          {[props.said, ...(props.counting ?? []), props.restsOn]
            .filter((each) => each)
            .map((each) => (
              <li key={each}>{each}</li>
            ))}
          <li>
            {place}, {span}
            {isRunning ? "; the last week so far" : ""}.
          </li>
        </ul>
      </Fold>
      <p className={`${saveAs} no-print`}>
        <Button kind="quiet" onClick={save} aria-label={`Save as CSV: ${chart}`}>
          <Download aria-hidden="true" /> CSV
        </Button>
      </p>
    </>
  );
}

/** What has no drawing because too little is known of it; nothing where all have one. */
export function TooFew({ children }: { children: string | null }) {
  return children === null ? null : <p className={tooFew}>{children}</p>;
}

/** How many offers the changes of a week rest on; of the newest that was read, where there is none. */
export function changesRestOn(trends: Trends, at: number): string {
  const { weeks, categories } = trends;
  const last = at === -1 ? newestSeen(trends) : at;
  const parts = SECTIONS.map(
    (section) =>
      `${SECTION_TITLES[section]} ${counted(categories[section].pairs[last] ?? 0, "price")}`,
  );
  return `${weekWords(weeks[last] ?? "")} rests on, in both weeks: ${parts.join("; ")}.`;
}

/** How many offers and stores the newest figures rest on. */
export function pricesRestOn(trends: Trends): string {
  const { weeks, categories } = trends;
  const last = newestSeen(trends);
  const parts = SECTIONS.map((section) => {
    const { n, stores } = categories[section];
    return `${SECTION_TITLES[section]} ${counted(n[last] ?? 0, "price")} at ${counted(stores[last] ?? 0, "store")}`;
  });
  return `${weekWords(weeks[last] ?? "")} rests on: ${parts.join("; ")}.`;
}

export const ALL_OF_STATE = `All of ${SITE.state}`;

/** What each chart of the trends is made of. */
export interface TrendChartProps {
  /** The weeks that are shown. */
  trends: Trends;
  /** Those of them that are over: what is said in a sentence rests on them. */
  settled: Trends;
  /** Where: a region, or the state. */
  place: string;
  isOfState: boolean;
  /** The place of the week that sentences speak of. */
  leading: number;
  axis: ChartAxis;
  /** The last week is not over. */
  isRunning: boolean;
  /** The data begin with the first week that is shown. */
  beginsHere: boolean;
  /** Leads to exactly this view. */
  link: string;
}

/** Weeks side by side, none left out; the one that sentences speak of is read first, and one that is not over says so below its mark. @param now epoch milliseconds */
export function weekAxis(trends: Trends, now: number): ChartAxis {
  const { weeks, offers } = trends;
  const isRead = (at: number) => (offers[at] ?? 0) > 0;
  const isSoFar = (at: number) => isRead(at) && isWeekRunning(weeks[at] ?? "", now);
  return {
    start: leadingWeek(trends, isWeekRunning(trends.weeks.at(-1) ?? "", now)),
    domain: [-0.5, weeks.length - 0.5],
    points: weeks.map((week, at) => ({
      at,
      label: isWeekRunning(week, now) ? `${weekWords(week)}, so far` : weekWords(week),
    })),
    ticks: (most) =>
      weekTicks(weeks, most, isRead).map(({ at, label }) => ({
        at,
        label: isSoFar(at) ? "So far" : label,
      })),
  };
}
