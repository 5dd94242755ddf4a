import { HOUR_MS } from "./spans.ts";

/** How far a price can be trusted by its age alone. */
export type Freshness = "fresh" | "ageing" | "stale";

/** Up to this age, in milliseconds, data is fresh. */
export const FRESH_FOR_MS = 24 * HOUR_MS;

/** Up to this age, in milliseconds, data is ageing but still ranked; older data is only readable. */
export const RANKED_FOR_MS = 72 * HOUR_MS;

/** Observations further ahead of the device clock than this mean that one of the clocks is off. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

/**
 * Classifies an observation by its age.
 *
 * @param observedAt when the price was true at its source, epoch milliseconds
 * @param now the device's clock, epoch milliseconds
 */
export function freshnessOf(observedAt: number, now: number): Freshness {
  const age = now - observedAt;
  if (age <= FRESH_FOR_MS) return "fresh";
  return age <= RANKED_FOR_MS ? "ageing" : "stale";
}

/** Whether the device clock runs so far behind the observation that an age would be a lie. */
export function isAheadOfClock(observedAt: number, now: number): boolean {
  return observedAt - now > CLOCK_TOLERANCE_MS;
}
