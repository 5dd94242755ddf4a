import { METRICS, type Aim, type Metric } from "./metrics.ts";
import type { Samples } from "./samples.ts";

/** An aim, and where the product stands. One that is missed is printed, never an error. */
export type Verdict = Aim & { reached: number; isMet: boolean };

/** @returns `null` for what has no aim, or was not measured beside what it is held against */
export function verdictOn(samples: Samples, metric: Metric): Verdict | null {
  const { unit, aim } = { aim: undefined, ...METRICS[metric] };
  if (aim === undefined) return null;
  const own = samples.summary("product", metric)?.median;
  const figure = own !== undefined && unit === "kB" ? own / 1_000 : own;
  const reached = aim.of === "itself" ? (figure ?? null) : samples.ratio(metric, aim.of);
  if (reached === null) return null;
  const isMet = "atMost" in aim ? reached <= aim.atMost : reached >= aim.atLeast;
  return { ...aim, reached, isMet };
}

/** "≤ 1.1 × limit: met", "≤ 50: missed". */
export function inWords(verdict: Verdict): string {
  const bound = "atMost" in verdict ? `≤ ${verdict.atMost}` : `≥ ${verdict.atLeast}`;
  const of = verdict.of === "itself" ? "" : ` × ${verdict.of}`;
  return `${bound}${of}: ${verdict.isMet ? "met" : "missed"}`;
}
