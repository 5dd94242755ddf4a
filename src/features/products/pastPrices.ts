import { lowestAsked } from "#domain/offers/lowestAsked.ts";
import { formatCents } from "#domain/offers/money.ts";
import {
  beginOf,
  lowestOver,
  lowestStep,
  pricesBefore,
  priceSteps,
  sureDayOf,
  usualBefore,
  type PriceStep,
} from "#domain/offers/priceHistory.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { fewReadings, type HistorySpan } from "#domain/offers/readings.ts";
import { whenInWords } from "#domain/offers/verdictWords.ts";
import { registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import { moreStores, storeTitle, type Store } from "#domain/stores/stores.ts";
import { calendarDay, formatDayOfYear } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { inTime } from "./inTime.ts";

/** What was paid for one size, at one store or at every moment at the cheapest of several, and on what that rests. */
export interface PastPrices {
  offers: readonly OfferOfProduct[];
  /** Taxes of all of them, where prices are told with them. */
  register: Register | null;
  steps: readonly PriceStep[];
  days: HistorySpan;
  /** The first moment of those days. */
  begin: number;
  now: number;
  /** How many of the days are known. */
  known: number;
  /** On how few days it was read; `null` where that is often enough. */
  readings: number | null;
}

/**
 * @param offers of one size
 * @param now epoch milliseconds
 */
export function pastPrices(
  offers: readonly OfferOfProduct[],
  days: HistorySpan,
  now: number,
  wanted: Register | null,
): PastPrices {
  const register = registerOfAll(wanted, offers);
  const timed = offers.map((offer) => inTime(offer, register));
  const steps = lowestOver(timed, days, now);
  // What is not known from before was not read before.
  const known = Math.ceil((now - (steps[0]?.from ?? now)) / DAY_MS);
  const readings = fewReadings(offers, Math.min(days, known));
  return { offers, register, steps, days, begin: beginOf(days, now), now, known, readings };
}

/** One after the other, of which it is the cheapest at every moment. */
const isOfSeveral = ({ offers }: PastPrices) =>
  new Set(offers.map(({ store }) => store.slug)).size > 1;

/** Of each sentence it is said of what it is: what the cheapest of several asked is no price of the store that heads the page. */
const whereWords = (past: PastPrices) => (isOfSeveral(past) ? " at the cheapest store" : "");

/**
 * What it costs, of several at the cheapest, and since when, where that is not today; where it is no longer seen, until when,
 * and what it was then. That it is with tax is said once, of all of them.
 */
export function nowWords(past: PastPrices): string {
  const { steps, begin, now } = past;
  const last = steps.findLast(({ cents }) => cents !== null);
  if (last === undefined || last.cents === null) return "";
  const end = steps.at(-1);
  if (end !== undefined && end.cents === null)
    return `Not seen since ${formatDayOfYear(end.from)}: ${formatCents(last.cents)} then.`;
  const where = whereWords(past);
  if (calendarDay(last.from) === calendarDay(now))
    return `${formatCents(last.cents)} today${where}.`;
  const since = last.from > begin ? "since" : "since before";
  return `Now ${formatCents(last.cents)}${where}, ${since} ${formatDayOfYear(last.from)}.`;
}

/**
 * What it was before that. Of one price or two each is said, and when the earlier one was over; of more what was usual, a
 * range without a break in it. Where it was read seldom nothing was
 * usual, and a price did not hold until the next was read: it is said of the day on which it was. What it costs now, or at
 * the lowest, is said beside it.
 */
export function beforeWords(past: PastPrices): string {
  const { steps, begin, now, readings } = past;
  const isSparse = readings !== null;
  // The sentence before this one says at which store that is.
  const where = steps.at(-1)?.cents === null ? whereWords(past) : "";
  const [latest, earlier, ...more] = pricesBefore(steps);
  if (latest === undefined) return "";
  const usual = more.length === 0 || isSparse ? null : usualBefore(steps);
  if (usual === null) {
    const isSaid = [steps.findLast(({ cents }) => cents !== null), lowestStep(steps)].some(
      (each) => each?.cents === earlier?.cents,
    );
    const also =
      earlier === undefined || isSaid
        ? ""
        : `, and ${formatCents(earlier.cents)} ${whenInWords(calendarDay(sureDayOf(earlier, isSparse)), now)}`;
    // What was so at the beginning was read before it.
    const when =
      isSparse && latest.from > begin
        ? `on ${formatDayOfYear(sureDayOf(latest, isSparse))}`
        : "before that";
    return `It was ${formatCents(latest.cents)}${where} ${when}${also}.`;
  }
  const [low, high] = [usual.low, usual.high].map(formatCents);
  const range = low === high ? low : `${low ?? ""}\u2060–\u2060${(high ?? "").slice(1)}`;
  return `Usually ${range ?? ""}${where} before that.`;
}

/** The lowest price of some days, and when and where it was asked. */
export interface LowestSeen {
  cents: number;
  /** With tax. */
  isAbout: boolean;
  /** It is asked now. */
  isNow: boolean;
  /** And it was not before: what was as low is no new lowest. */
  isNew: boolean;
  /** A day on which it was surely asked: "Sep 14". */
  day: string;
  stores: readonly Store[];
  /** `"$28.35 on Sep 14"`, `"$83.47, now and in September"` */
  text: string;
  /** `" at Bloom, Massillon"`; empty of one store alone. */
  where: string;
}

/** What was as low before is no new lowest, and a day that is named is one on which it was read. `null` without any price. */
export function lowestSeen(past: PastPrices): LowestSeen | null {
  const { steps, offers, register, days, now, begin, readings } = past;
  const isSparse = readings !== null;
  const pasts = offers.map((offer) => ({
    offer,
    steps: priceSteps(inTime(offer, register), days, now),
  }));
  const lowest = lowestAsked(pasts, steps, now);
  if (lowest === null) return null;
  const { cents, from, isNow, asking } = lowest;
  const asLow = isNow && pricesBefore(steps).find((each) => each.cents === cents);
  const stores = [...new Map(asking.map(({ store }) => [store.slug, store])).values()];
  const day = formatDayOfYear(lowest.day);
  const when = asLow
    ? `, now and ${whenInWords(calendarDay(sureDayOf(asLow, isSparse)), now)}`
    : !isNow
      ? ` on ${day}`
      : from > begin
        ? ` since ${day}`
        : ` since before ${day}`;
  const text = `${formatCents(cents)}${when}`;
  return {
    cents,
    isAbout: register !== null,
    isNow,
    isNew: isNow && !asLow,
    day,
    stores,
    text,
    where: isOfSeveral(past) ? placeWords(stores) : "",
  };
}

function placeWords(stores: readonly Store[]): string {
  const [only, ...more] = stores;
  if (only === undefined) return "";
  const others = more.length === 0 ? "" : ` and ${moreStores(more.length)}`;
  return ` at ${storeTitle(only)}${others}`;
}

/**
 * For how many days a lowest price is told, as the verdict in the head counts them: until it was last seen, as what was not
 * known is no part of them.
 */
export function toldDays({ offers, steps, days, now }: PastPrices): number {
  const newest = Math.max(...offers.map(({ observedAt }) => Date.parse(observedAt)));
  const seen = Math.floor((newest - (steps[0]?.from ?? Math.min(newest, now))) / DAY_MS);
  return seen < days - 1 ? Math.max(1, seen) : days;
}

/** "75 days", "1 day" */
export const inDays = (days: number) => (days === 1 ? "1 day" : `${String(days)} days`);
