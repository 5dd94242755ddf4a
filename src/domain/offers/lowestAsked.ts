import { calendarDay } from "../time/calendar.ts";
import { DAY_MS } from "../time/spans.ts";
import { fewReadings, type ReadDays } from "./readings.ts";
import type { Offer } from "./offers.ts";
import type { Store } from "../stores/stores.ts";
import { lowestStep, sureDayOf, type PriceStep } from "./priceHistory.ts";
import type { PriceVerdict } from "./priceVerdict.ts";

/** What is known of an offer's past beside its steps. */
interface ReadOffer {
  verdict?: PriceVerdict | null | undefined;
  readDays?: ReadDays | undefined;
}

/** How the price of an offer went. */
interface AskedPast<Of> {
  offer: Of;
  steps: readonly PriceStep[];
}

/** The lowest of some prices, and when and by whom it was asked last. */
interface LowestAsked<Of> {
  cents: number;
  /** Since when; epoch milliseconds. */
  from: number;
  /** It is asked now. */
  isNow: boolean;
  /** A moment of the last day on which it was surely asked. */
  day: number;
  /** Who asked it then. */
  asking: readonly Of[];
}

/**
 * The lowest price of some offers together, and its last day. Of a low that held for several days each screen names the same
 * one: that of its store's verdict, which knows when it was read last, else the last before another price was read.
 *
 * @param steps what they asked at the least, at every moment
 * @param now epoch milliseconds
 */
export function lowestAsked<Of extends ReadOffer>(
  pasts: readonly AskedPast<Of>[],
  steps: readonly PriceStep[],
  now: number,
): LowestAsked<Of> | null {
  const lowest = lowestStep(steps);
  if (lowest === null) return null;
  const { cents, from, until } = lowest;
  const askedAt = (at: number) =>
    pasts
      .filter((past) => past.steps.findLast((step) => step.from <= at)?.cents === cents)
      .map(({ offer }) => offer);
  if (until === null) return { cents, from, isNow: true, day: from, asking: askedAt(now) };
  // By the span that the low lies in, and not by that which a screen looks at: so all screens name one day.
  const span = now - from <= SEASON_DAYS * DAY_MS ? SEASON_DAYS : YEAR_DAYS;
  const known = Math.ceil((now - (steps[0]?.from ?? now)) / DAY_MS);
  const few = fewReadings(
    pasts.map(({ offer }) => offer),
    Math.min(span, known),
  );
  const sure = sureDayOf({ from, until }, few !== null);
  const days = askedAt(sure).flatMap(({ verdict }) =>
    verdict?.kind === "lower" && verdict.on >= calendarDay(from) && verdict.on <= calendarDay(until)
      ? noonOf(verdict.on)
      : [],
  );
  return {
    cents,
    from,
    isNow: false,
    day: days.length === 0 ? sure : Math.max(...days),
    asking: askedAt(sure),
  };
}

const SEASON_DAYS = 90;
const YEAR_DAYS = 365;

/** Midday in the state, so that it is that day there. */
const noonOf = (day: string) => Date.parse(`${day}T17:00:00Z`);

/** What counts for any visitor: patients' prices are not what all paid, and a menu that is another store's is in that store's. */
export function countedOffers<Of extends Pick<Offer, "menu"> & { store: Pick<Store, "twinOf"> }>(
  offers: readonly Of[],
): readonly Of[] {
  const open = offers.filter(({ menu }) => menu !== "med");
  const own = open.length > 0 ? open : offers;
  const counted = own.filter((offer) => offer.store.twinOf === null);
  return counted.length > 0 ? counted : own;
}
