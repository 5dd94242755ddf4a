import * as v from "valibot";
import { calendarDay } from "../time/calendar.ts";
import { freshnessOf } from "../time/freshness.ts";
import { DAY_MS } from "../time/spans.ts";
import { fewReadings, type ReadDays } from "./readings.ts";

const cents = v.pipe(v.number(), v.integer(), v.minValue(1));
const day = v.pipe(v.string(), v.isoDate());

/** What every verdict has: how prices went. */
const JUDGED = {
  /**
   * The price at the end of each of the last 13 weeks, oldest first: 0 is the lowest of them and 9
   * the highest, "-" is not known.
   */
  shape: v.pipe(v.string(), v.regex(/^[0-9-]{13}$/)),
};

/**
 * What an offer's own past says of the price before tax that any visitor paid when it was last seen.
 * Days are the state's.
 */
export const PriceVerdictSchema = v.variant("kind", [
  /** Never seen before that day. */
  v.object({ ...JUDGED, kind: v.literal("first"), on: day }),
  /** A sale that has become the price. */
  v.object({ ...JUDGED, kind: v.literal("usual"), since: day }),
  /** It was higher, and has not been lower for so many days. */
  v.object({
    ...JUDGED,
    kind: v.literal("lowest"),
    days: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** On how many of them it was read, where that is less than once a week (decision 86). */
    readings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** When it was last read as low before, within these days: then it is back, and no new lowest (decision 97). */
    asLowOn: v.optional(day),
  }),
  /** It was notably lower: the lowest price of the year, and when it was last read. */
  v.object({ ...JUDGED, kind: v.literal("lower"), wasCents: cents, on: day }),
]);

export type PriceVerdict = v.InferOutput<typeof PriceVerdictSchema>;

/** From `at` (epoch milliseconds) on any visitor paid `cents`, until the next step. */
export interface JudgedStep {
  at: number;
  /** `null` where what was seen was no price to be believed: nothing is known but that it was there. */
  cents: number | null;
  /** Below the store's own regular price. */
  onSale: boolean;
  /** When it was last read before the next step; epoch milliseconds. Of the time between the two nothing is known. */
  seenUntil?: number;
}

/** How far back prices are looked at, as far as a product's history goes. */
export const LOOKS_BACK_MS = 365 * DAY_MS;

/** A sale is the usual price when it was on for so many days of so many (decision 49). */
const USUAL = { days: 60, of: 90 };

/** A pause that does not end a sale that is always on. */
const PAUSE_MS = 7 * DAY_MS;

/** For fewer days without a lower price it is no record. */
export const LOWEST_FROM_DAYS = 30;

/**
 * Whether it is lower than any price of a month or more, and enough readings stand behind that: the gold is for these alone.
 */
export const isRecord = (verdict: PriceVerdict): boolean =>
  verdict.kind === "lowest" &&
  verdict.days >= LOWEST_FROM_DAYS &&
  verdict.readings === undefined &&
  verdict.asLowOn === undefined;

/**
 * The price that one is below, in cents, where that is news at `now` (epoch milliseconds): a sale that is always on is below
 * nothing, nor is a price that was seen too long ago to be ranked, which may be gone.
 */
export const belowUsual = (
  wasCents: number | null,
  verdict: PriceVerdict | null,
  { observedAt }: { observedAt: number },
  now: number,
): number | null =>
  verdict?.kind === "usual" || freshnessOf(observedAt, now) === "stale" ? null : wasCents;

/** What is known for less than a week is the lowest of nothing. */
const KNOWN_DAYS = 7;

/**
 * A price that was lower by a smaller share is the same one to who reads it: $93 beside $93.50 is no reason to wait.
 * Menus round by up to 50 cents, which is 2 % of an eighth and less of all that is larger (decision 59).
 */
export const LOWER_BY = 0.03;

/** Whether it is worth a word that `askedCents` are asked now for what was to be had for `wasCents`. */
export const wasNotablyLower = (wasCents: number, askedCents: number): boolean =>
  wasCents <= askedCents * (1 - LOWER_BY);

const WEEKS = 13;

/**
 * What an offer's past says of its last price; `null` where it says nothing: only one price is
 * known, on more than one day, or the lowest was hardly lower.
 *
 * @param seen oldest first, the price in force a year ago and each change since
 * @param until when it was last seen, epoch milliseconds
 * @param readDays on how many days of the last 30, 90 and 365 before that it was read
 */
export function judgePrice(
  seen: readonly JudgedStep[],
  until: number,
  readDays?: ReadDays,
): PriceVerdict | null {
  const steps = seen.flatMap((step) =>
    step.cents === null ? [] : [{ ...step, cents: step.cents }],
  );
  const last = steps.at(-1);
  const first = steps[0];
  if (last === undefined || first === undefined || seen.at(-1)?.cents === null) return null;
  const judged = { shape: shapeOf(steps, until) };
  if (seen.every(({ at }) => calendarDay(at) === calendarDay(until)))
    return { ...judged, kind: "first", on: calendarDay(until) };
  const spans = steps.map(({ at, cents: paid, onSale, seenUntil }, index) => {
    const from = Math.max(at, until - LOOKS_BACK_MS);
    const to = steps[index + 1]?.at ?? until;
    // Where that is not told: until the moment before the next price.
    return { cents: paid, onSale, from, to, seen: Math.max(from, seenUntil ?? to - 1) };
  });
  const since = usualSince(spans, last, until);
  if (since !== null) return { ...judged, kind: "usual", since: calendarDay(since) };
  const lower = spans.filter((span) => span.cents < last.cents && span.to > span.from);
  const lowerUntil = lower.at(-1)?.to ?? first.at;
  const days = Math.floor((until - Math.max(lowerUntil, until - LOOKS_BACK_MS)) / DAY_MS);
  const wasHigher = spans.some((span) => span.cents > last.cents && span.to > lowerUntil);
  if (lower.length === 0 || (wasHigher && days >= LOWEST_FROM_DAYS)) {
    if (!wasHigher || days < KNOWN_DAYS) return null;
    const readings = fewReadings([{ readDays }], days);
    const before = spans.findLastIndex((span) => span.cents > last.cents);
    const asLow = spans
      .slice(0, Math.max(0, before))
      .findLast((span) => span.cents === last.cents && span.to > Math.max(span.from, lowerUntil));
    return {
      ...judged,
      kind: "lowest",
      days,
      ...(readings !== null && { readings }),
      ...(asLow !== undefined && { asLowOn: calendarDay(asLow.seen) }),
    };
  }
  const lowest = lower.reduce((best, span) => (span.cents <= best.cents ? span : best));
  if (!wasNotablyLower(lowest.cents, last.cents)) return null;
  return { ...judged, kind: "lower", wasCents: lowest.cents, on: calendarDay(lowest.seen) };
}

interface PricedStep extends JudgedStep {
  cents: number;
}

interface PriceSpan extends Omit<PricedStep, "at" | "seenUntil"> {
  /** Epoch milliseconds. */
  from: number;
  to: number;
  /** When it was read last. */
  seen: number;
}

/** Since when a sale is on that is the usual price, at this price or a lower one; `null` when it is none. */
function usualSince(spans: readonly PriceSpan[], last: PricedStep, until: number): number | null {
  if (!last.onSale) return null;
  const begin = until - USUAL.of * DAY_MS;
  let onMs = 0;
  let since = until;
  for (const span of spans.toReversed()) {
    if (!span.onSale || span.cents > last.cents) continue;
    onMs += Math.max(0, span.to - Math.max(span.from, begin));
    if (since - span.to <= PAUSE_MS) since = span.from;
  }
  return onMs >= USUAL.days * DAY_MS ? since : null;
}

function shapeOf(steps: readonly PricedStep[], until: number): string {
  const ends = Array.from({ length: WEEKS }, (_, week) => until - (WEEKS - 1 - week) * 7 * DAY_MS);
  const prices = ends.map((end) => steps.findLast(({ at }) => at <= end)?.cents ?? null);
  const known = prices.filter((price) => price !== null);
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  return prices
    .map((price) =>
      price === null ? "-" : range === 0 ? 5 : Math.round((9 * (price - low)) / range),
    )
    .join("");
}
