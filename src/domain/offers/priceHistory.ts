import { DAY_MS } from "../time/spans.ts";
import { RANKED_FOR_MS } from "../time/freshness.ts";
import type { Stock, OfferTimes } from "./offers.ts";
import type { HistorySpan } from "./readings.ts";

/** A price from `from` on, until the next step; `null` while none is known. Epoch milliseconds and cents. */
export interface PriceStep {
  from: number;
  cents: number | null;
}

/** Moments in epoch milliseconds. */
interface PricedOffer extends Pick<OfferTimes, "observedAt" | "missingSince"> {
  /** Oldest first. */
  history: readonly { observedAt: number; cents: number | null }[];
  stock: Stock;
}

/** When an offer's last price stops being known: gone or sold out when that was seen, else after 72 hours unseen. */
function knownUntil({ observedAt, missingSince, stock }: PricedOffer): number {
  if (missingSince !== null) return missingSince;
  return observedAt + (stock === "no" ? 0 : RANKED_FOR_MS);
}

/** The first moment of a span. */
export const beginOf = (days: HistorySpan, now: number) => now - days * DAY_MS;

/**
 * An offer's price as steps over the last `days`: it begins with the price in force
 * at the beginning of the span, or with the first one known, and ends where the
 * price is no longer known. Equal neighbours are one.
 *
 * @param now epoch milliseconds
 */
export function priceSteps(offer: PricedOffer, days: HistorySpan, now: number): PriceStep[] {
  const begin = beginOf(days, now);
  const end = knownUntil(offer);
  if (end <= begin) return [];
  const steps: PriceStep[] = [];
  for (const { observedAt, cents } of offer.history) {
    const from = Math.max(observedAt, begin);
    if (from > now) continue;
    const last = steps.at(-1);
    // What was in force before the span is covered by what comes at its beginning.
    if (last?.from === from) steps.pop();
    if (steps.at(-1)?.cents !== cents) steps.push({ from, cents });
  }
  const last = steps.at(-1);
  if (last !== undefined && last.cents !== null && end > last.from && end < now)
    steps.push({ from: end, cents: null });
  return steps;
}

/**
 * What a visitor of all these stores would have found at best over the last `days`. What ended within the first day of the
 * span is not of it: the verdict beside it ("Lowest in 89 days") counts whole days, too, and no chart can show an hour of
 * a season. So what is drawn, what is said and what is judged rest on the same days.
 *
 * @param now epoch milliseconds
 */
export function lowestOver(
  offers: readonly PricedOffer[],
  days: HistorySpan,
  now: number,
): PriceStep[] {
  const steps = lowestSteps(offers.map((offer) => priceSteps(offer, days, now)));
  const firstWhole = beginOf(days, now) + DAY_MS;
  const kept = steps.slice(
    Math.max(
      0,
      steps.findLastIndex(({ from }) => from < firstWhole),
    ),
  );
  return kept[0]?.cents === null ? kept.slice(1) : kept;
}

/**
 * The lowest of several prices at every moment. A store counts while its price is known.
 */
export function lowestSteps(histories: readonly (readonly PriceStep[])[]): PriceStep[] {
  const moments = [...new Set(histories.flatMap((steps) => steps.map(({ from }) => from)))];
  const steps: PriceStep[] = [];
  for (const from of moments.sort((a, b) => a - b)) {
    const inForce = histories.flatMap(
      (history) => history.findLast((step) => step.from <= from)?.cents ?? [],
    );
    const cents = inForce.length === 0 ? null : Math.min(...inForce);
    if (steps.length === 0 || steps.at(-1)?.cents !== cents) steps.push({ from, cents });
  }
  return steps;
}

/** Known for less than a week, nothing was usual. */
const USUAL_FROM_MS = 7 * DAY_MS;

/**
 * What was usually asked before the last known price: half of the time a price between these two, in cents. `null` where
 * too little of that is known.
 *
 * @param steps oldest first
 */
export function usualBefore(steps: readonly PriceStep[]): { low: number; high: number } | null {
  const last = steps.findLastIndex(({ cents }) => cents !== null);
  const spans = steps.slice(0, Math.max(0, last)).flatMap(({ from, cents }, place) => {
    const ms = (steps[place + 1]?.from ?? from) - from;
    return cents === null ? [] : [{ cents, ms }];
  });
  const total = spans.reduce((sum, { ms }) => sum + ms, 0);
  if (total < USUAL_FROM_MS) return null;
  const cheapestFirst = spans.toSorted((a, b) => a.cents - b.cents);
  const centsAt = (share: number): number => {
    let sum = 0;
    const found = cheapestFirst.find(({ ms }) => (sum += ms) >= total * share);
    return found?.cents ?? 0;
  };
  return { low: centsAt(0.25), high: centsAt(0.75) };
}

/** A price, from when, and when another one was read. */
interface EarlierPrice {
  cents: number;
  from: number;
  until: number;
}

/**
 * A day, as a moment of it, on which a price that is over was surely asked: the last before another one was read, and where
 * it was read seldom the one on which it was read first, as of the time after that nothing is known.
 *
 * @param isSparse read so seldom that it has to be said (`fewReadings`)
 */
export const sureDayOf = (
  { from, until }: Omit<EarlierPrice, "cents">,
  isSparse: boolean,
): number => (isSparse ? from : Math.max(from, until - DAY_MS));

/** The prices that were in force before the last known one, each once, the latest first. */
export function pricesBefore(steps: readonly PriceStep[]): EarlierPrice[] {
  const last = steps.findLastIndex(({ cents }) => cents !== null);
  const prices: EarlierPrice[] = [];
  for (let place = last - 1; place >= 0; place -= 1) {
    const { cents = null, from = 0 } = steps[place] ?? {};
    const until = steps[place + 1]?.from;
    if (cents !== null && until !== undefined && !prices.some((each) => each.cents === cents))
      prices.push({ cents, from, until });
  }
  return prices;
}

interface LowestStep {
  from: number;
  cents: number;
  /** When it was over; `null` where it is not. */
  until: number | null;
}

/** The lowest step, the latest of them when several are as low; `null` without any price. */
export function lowestStep(steps: readonly PriceStep[]): LowestStep | null {
  let lowest: LowestStep | null = null;
  for (const [place, { from, cents }] of steps.entries()) {
    if (cents !== null && (lowest === null || cents <= lowest.cents))
      lowest = { from, cents, until: steps[place + 1]?.from ?? null };
  }
  return lowest;
}
