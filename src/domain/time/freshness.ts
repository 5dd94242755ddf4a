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

/** So much of a list, at least, was seen together where its head says when. */
const MOST = 0.6;

/**
 * When most of a list was seen, if that was within the same hour: its head says it then, and only what was seen at
 * another time says it again.
 *
 * @param seen for each row when it was seen, as on the wire
 * @returns the earliest moment of that hour, and whether it is true of all; `null` where there is no such hour
 */
export function seenTogether(seen: readonly string[]): { at: string; isAll: boolean } | null {
  const counts = new Map<string, number>();
  for (const each of seen) counts.set(each, (counts.get(each) ?? 0) + 1);
  const moments = [...counts]
    .map(([at, count]) => ({ at, ms: Date.parse(at), count }))
    .toSorted((one, other) => one.ms - other.ms);
  // An hour that goes over all of them, once: so many rows were seen from each moment on.
  let [next, together] = [0, 0];
  for (const { at, ms, count } of moments) {
    for (let each = moments[next]; each !== undefined && each.ms - ms < HOUR_MS;) {
      together += each.count;
      next += 1;
      each = moments[next];
    }
    if (together >= MOST * seen.length) return { at, isAll: together === seen.length };
    together -= count;
  }
  return null;
}

/** What the head of such a list says before when: `"All seen"` or `"Most seen"`, behind its count `"seen"`. */
export function headAge({ isAll }: { isAll: boolean }, isBehind = false): string {
  if (isBehind) return isAll ? "seen" : "most seen";
  return isAll ? "All seen" : "Most seen";
}
