import type { PriceChange } from "./productDetail.ts";

const DAY_MS = 86_400_000;

/** Spans of time a price history is shown over, in days. */
export const HISTORY_SPANS = [30, 90, 365] as const;
export type HistorySpan = (typeof HISTORY_SPANS)[number];

/** A price from `from` on, until the next step. Epoch milliseconds and cents. */
export interface PriceStep {
  from: number;
  cents: number;
}

/**
 * The price as steps over the last `days`: it begins with the price in force at
 * the beginning of the span, or with the first one known. Equal neighbours are one.
 *
 * @param history oldest first
 * @param now epoch milliseconds
 */
export function priceSteps(
  history: readonly PriceChange[],
  days: HistorySpan,
  now: number,
): PriceStep[] {
  const begin = now - days * DAY_MS;
  const steps: PriceStep[] = [];
  for (const { observedAt, cents } of history) {
    const from = Math.max(Date.parse(observedAt), begin);
    if (from > now) continue;
    const last = steps.at(-1);
    // What was in force before the span is covered by what comes at its beginning.
    if (last?.from === from) steps.pop();
    if (steps.at(-1)?.cents !== cents) steps.push({ from, cents });
  }
  return steps;
}

/**
 * The lowest of several prices at every moment: what a visitor of all these
 * stores would have found at best. A store counts from its first known price on.
 */
export function lowestSteps(histories: readonly (readonly PriceStep[])[]): PriceStep[] {
  const moments = [...new Set(histories.flatMap((steps) => steps.map(({ from }) => from)))];
  const steps: PriceStep[] = [];
  for (const from of moments.sort((a, b) => a - b)) {
    const inForce = histories.flatMap(
      (history) => history.findLast((step) => step.from <= from)?.cents ?? [],
    );
    const cents = Math.min(...inForce);
    if (steps.at(-1)?.cents !== cents) steps.push({ from, cents });
  }
  return steps;
}

/** The lowest step, the latest of them when several are as low; `null` without any. */
export function lowestStep(steps: readonly PriceStep[]): PriceStep | null {
  return steps.reduce<PriceStep | null>(
    (lowest, step) => (lowest === null || step.cents <= lowest.cents ? step : lowest),
    null,
  );
}
