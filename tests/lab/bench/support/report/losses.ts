import * as v from "valibot";
import { summarise, METRICS, type Metric } from "./metrics.ts";
import type { Samples } from "./samples.ts";

const REFERENCES = ["limit", "floor"] as const;

const RecordedSchema = v.record(
  v.string(),
  v.object({ limit: v.optional(v.number()), floor: v.optional(v.number()) }),
);

/** Ratios to the references, by metric, as they were when they were recorded. */
export type Recorded = v.InferOutput<typeof RecordedSchema>;

/** @throws ValiError when it is no such record */
export const parseRecorded = (text: string): Recorded => v.parse(RecordedSchema, JSON.parse(text));

/** What this run has measured, in the place of what was recorded of the same metrics. */
export function record(samples: Samples, before: Recorded): Recorded {
  const now = samples.metrics().map((metric) => {
    const ratios = REFERENCES.flatMap((to) => {
      const ratio = samples.ratio(metric, to);
      return ratio === null ? [] : [[to, Number(ratio.toFixed(3))] as const];
    });
    return [metric, Object.fromEntries(ratios)] as const;
  });
  const all = { ...before, ...Object.fromEntries(now) };
  return Object.fromEntries(Object.entries(all).filter(([, ratios]) => Object.keys(ratios).length));
}

/** A loss smaller than this is nobody's. */
const NOISE = 1.1;

/** A ratio that has become worse than it was. */
export interface Loss {
  metric: Metric;
  to: (typeof REFERENCES)[number];
  was: number;
  is: number;
}

/**
 * Ratios that are worse than the recorded ones beyond noise: the middle of the rounds by more than a
 * tenth, and each single round at all. Milliseconds themselves say little of another machine.
 */
export function losses(samples: Samples, recorded: Recorded): Loss[] {
  return samples.metrics().flatMap((metric) =>
    REFERENCES.flatMap((to) => {
      const was = recorded[metric]?.[to];
      const rounds = summarise(samples.ratios(metric, to));
      if (was === undefined || was === 0 || rounds === null) return [];
      const isMoreBetter = METRICS[metric].unit === "/CPU-s";
      const worse = (ratio: number) => (isMoreBetter ? was / ratio : ratio / was);
      const best = isMoreBetter ? rounds.most : rounds.least;
      const isLoss = worse(rounds.median) > NOISE && worse(best) > 1;
      return isLoss ? [{ metric, to, was, is: rounds.median }] : [];
    }),
  );
}
