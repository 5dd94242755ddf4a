import Download from "~icons/download";
import { Button } from "#design/controls/Button.tsx";
import { writeTrendsCsv, type TrendChart } from "#domain/trends/trendsCsv.ts";
import { spanWords } from "#domain/trends/weekWords.ts";
import { SITE } from "#domain/site/site.ts";
import { download } from "#platform/download.ts";
import { saveAs } from "./trends.css.ts";
import type { TrendChartProps } from "./weekAxis.ts";

interface ChartFootProps extends Pick<TrendChartProps, "trends" | "place" | "link" | "isRunning"> {
  chart: TrendChart;
  /** What the figures are, for the table's first line. */
  about: string;
  /** What they rest on, in the newest week. */
  restsOn: string;
}

/** What a chart rests on, and its figures as a file. */
export function ChartFoot(props: ChartFootProps) {
  const { trends, place, link, isRunning, chart, about, restsOn } = props;
  const span = spanWords(trends.weeks[0] ?? "", trends.weeks.at(-1) ?? "");
  const save = () =>
    download(
      `trends-${chart}-${trends.weeks.at(-1) ?? "none"}.csv`,
      "text/csv;charset=utf-8",
      writeTrendsCsv(
        trends,
        chart,
        [
          `${SITE.community}. ${about}`,
          `${place}, ${span}, weeks from Monday to Sunday, Eastern time.`,
          ...(isRunning ? ["The last week is not over."] : []),
          ...(trends.sample ? ["Made-up sample data."] : []),
          trends.method,
        ].join(" "),
        link,
      ),
    );
  return (
    <>
      <p>{restsOn}</p>
      <p>
        {place}, {span}
        {isRunning ? "; the last week so far" : ""}.
      </p>
      <p className={`${saveAs} no-print`}>
        <Button kind="quiet" onClick={save} aria-label={`Save as CSV: ${chart}`}>
          <Download size={18} aria-hidden="true" /> Save as CSV
        </Button>
      </p>
    </>
  );
}
