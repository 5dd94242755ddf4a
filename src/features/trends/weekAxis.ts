import type { ChartAxis } from "#design/charts/chart.ts";
import { SITE } from "#domain/site/site.ts";
import { newestSeen } from "#domain/trends/shownWeeks.ts";
import type { Trends } from "#domain/trends/trends.ts";
import { isWeekRunning, weekTicks, weekWords } from "#domain/trends/weekWords.ts";

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
  axis: ChartAxis;
  /** The last week is not over. */
  isRunning: boolean;
  /** The data begin with the first week that is shown. */
  beginsHere: boolean;
  /** Leads to exactly this view. */
  link: string;
}

/** Weeks side by side, none left out; the newest that is over is read first. @param now epoch milliseconds */
export function weekAxis({ weeks }: Trends, settled: Trends, now: number): ChartAxis {
  return {
    start: newestSeen(settled),
    domain: [-0.5, weeks.length - 0.5],
    points: weeks.map((week, at) => ({
      at,
      label: isWeekRunning(week, now) ? `${weekWords(week)}, so far` : weekWords(week),
    })),
    ticks: (most) => weekTicks(weeks, most),
  };
}
