import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "#data/queries.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { countedOffers, lowestAsked } from "#domain/offers/lowestAsked.ts";
import { lowestOver, priceSteps } from "#domain/offers/priceHistory.ts";
import { LOWEST_FROM_DAYS, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { fewReadings } from "#domain/offers/readings.ts";
import { centsAtRegister, registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import type { Store } from "#domain/stores/stores.ts";
import { dayOrMonth } from "#domain/offers/verdictWords.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/** The lowest price of a product in one size, at any store, in a year. */
interface LowestPrice {
  cents: number;
  /** The other store that asked it; `null` where its own did. */
  elsewhere: Store | null;
  /** With tax. */
  isAbout: boolean;
  /** Its last day, in words: "Nov 9" of this month, "Oct", "Dec 2025". */
  when: string;
  /** It was more at another time, and that is known for a month or longer, by enough readings. */
  isRecord: boolean;
}

/** What is known of the past of an offer. */
export interface OfferPast {
  /** What its own store's prices say of it, as on every list. */
  verdict: PriceVerdict | null;
  seen: LowestPrice;
}

/**
 * `null` while nothing of it is known.
 *
 * @param isWanted `false` for a wish that is no product, which has no history of its own
 * @param now epoch milliseconds
 */
export function useOfferPast(
  { product, sizeKey, store }: StoreOffer,
  isWanted: boolean,
  register: Register | null,
  now: number,
): OfferPast | null {
  const { data } = useQuery({
    ...largeQueries.product(product.code.toLowerCase()),
    enabled: isWanted,
  });
  if (!isWanted) return null;
  // Prices are compared in one size only.
  const sized = (data?.offers ?? []).filter((offer) => offer.sizeKey === sizeKey);
  const own = countedOffers(sized);
  const known = registerOfAll(register, own);
  const pasts = own.map((offer) => {
    const history = offer.history.map(({ observedAt, cents: seen }) => ({
      observedAt: Date.parse(observedAt),
      cents: seen === null ? null : centsAtRegister(seen, offer, known).cents,
    }));
    const timed = { ...inEpochMs(offer), history };
    return { offer, timed, steps: priceSteps(timed, YEAR_DAYS, now) };
  });
  const all = pasts.flatMap(({ steps }) => steps);
  // What is known for a week alone is not called the lowest, here as on the other lists.
  const lastSeen = Math.max(...own.map(({ observedAt }) => Date.parse(observedAt)));
  const knownDays = Math.floor((lastSeen - Math.min(...all.map((step) => step.from))) / DAY_MS);
  const together = lowestOver(
    pasts.map(({ timed }) => timed),
    YEAR_DAYS,
    now,
  );
  const lowest = lowestAsked(pasts, together, now);
  if (lowest === null) return null;
  const { cents, asking } = lowest;
  const isOwn = asking.some((offer) => offer.store.slug === store.slug);
  return {
    verdict: sized.find((offer) => offer.store.slug === store.slug)?.verdict ?? null,
    seen: {
      cents,
      elsewhere: isOwn ? null : (asking[0]?.store ?? null),
      isAbout: known !== null,
      when: dayOrMonth(calendarDay(lowest.day), now),
      isRecord:
        all.some((step) => (step.cents ?? 0) > cents) &&
        knownDays >= LOWEST_FROM_DAYS &&
        fewReadings(own, knownDays) === null,
    },
  };
}

const YEAR_DAYS = 365;
