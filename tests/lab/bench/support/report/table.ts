import { inWords, verdictOn } from "./aims.ts";
import { METRICS, type Metric, type Summary } from "./metrics.ts";
import type { Samples } from "./samples.ts";

const HEAD = ["", "product", "limit", "floor", "× limit", "× floor", "aim"];

/** The figures, and for each its aim and whether it is met, as text for a person. Varying figures carry their least and most. */
export function table(samples: Samples): string {
  const rows = samples.metrics().map((metric) => rowOf(samples, metric));
  return columns([HEAD, ...rows]);
}

function rowOf(samples: Samples, metric: Metric): string[] {
  const figures = (["product", "limit", "floor"] as const).map((name) =>
    cell(metric, samples.summary(name, metric)),
  );
  const ratios = (["limit", "floor"] as const).map((name) => times(samples.ratio(metric, name)));
  const verdict = verdictOn(samples, metric);
  return [METRICS[metric].title, ...figures, ...ratios, verdict === null ? "" : inWords(verdict)];
}

function cell(metric: Metric, summary: Summary | null): string {
  if (summary === null) return "–";
  const { median, least, most } = summary;
  const text = format(metric, median);
  return least === most ? text : `${text} (${format(metric, least)}–${format(metric, most)})`;
}

function format(metric: Metric, figure: number): string {
  switch (METRICS[metric].unit) {
    case "kB":
      return `${(figure / 1_000).toFixed(1)} kB`;
    case "%":
      return `${figure.toFixed(1)} %`;
    case "ms":
      return `${Math.round(figure)} ms`;
    case "/CPU-s":
      return `${Math.round(figure)} /CPU-s`;
    case "":
      return String(Number(figure.toFixed(4)));
  }
}

function times(ratio: number | null): string {
  return ratio === null ? "–" : `${ratio.toFixed(2)}×`;
}

function columns(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
