import { useQuery } from "@tanstack/react-query";
import { largeQueries } from "#data/queries.ts";
import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { lowestStep, priceSteps } from "#domain/offers/priceHistory.ts";
import { LOWEST_FROM_DAYS, type PriceVerdict } from "#domain/offers/priceVerdict.ts";
import { fewReadings } from "#domain/offers/readings.ts";
import { centsAtRegister, registerOfAll, type Register } from "#domain/prices/atRegister.ts";
import type { Store } from "#domain/stores/stores.ts";
import { SITE } from "#domain/site/site.ts";
import { dateFormat } from "#domain/time/age.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/** The lowest price of a product in one size, at any store, in a year. */
interface LowestPrice {
  cents: number;
  /** The other store that asked it; `null` where its own did. */
  elsewhere: Store | null;
  /** With tax. */
  isAbout: boolean;
  /** When it began, in words: "Nov 9" of this month, "Oct", "Dec 2025". */
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
  const own = (data?.offers ?? []).filter((offer) => offer.sizeKey === sizeKey);
  const known = registerOfAll(register, own);
  const pasts = own.map((offer) => {
    const history = offer.history.map(({ observedAt, cents: seen }) => ({
      observedAt: Date.parse(observedAt),
      cents: seen === null ? null : centsAtRegister(seen, offer, known).cents,
    }));
    return { offer, steps: priceSteps({ ...inEpochMs(offer), history }, YEAR_DAYS, now) };
  });
  const steps = pasts.flatMap((past) => past.steps);
  const lowest = lowestStep(steps);
  if (lowest === null) return null;
  const here = pasts.find(({ offer }) => offer.store.slug === store.slug);
  const { cents, from } = lowest;
  const isOwn = here?.steps.some((step) => step.cents === cents) === true;
  const asked = pasts.find((past) =>
    past.steps.some((step) => step.cents === cents && step.from === from),
  );
  const wasMore = steps.some((step) => (step.cents ?? 0) > cents);
  // What is known for a week alone is not called the lowest, here as on the other lists.
  const lastSeen = Math.max(...own.map(({ observedAt }) => Date.parse(observedAt)));
  const knownDays = Math.floor((lastSeen - Math.min(...steps.map((step) => step.from))) / DAY_MS);
  return {
    verdict: here?.offer.verdict ?? null,
    seen: {
      cents,
      elsewhere: isOwn ? null : (asked?.offer.store ?? null),
      isAbout: known !== null,
      when: inWords(from, now),
      isRecord: wasMore && knownDays >= LOWEST_FROM_DAYS && fewReadings(own, knownDays) === null,
    },
  };
}

const YEAR_DAYS = 365;

/** Up to this age a month's name says which one is meant. */
const NAMED_ALONE_MS = 330 * DAY_MS;
const day = dateFormat({ month: "short", day: "numeric", timeZone: SITE.timeZone });
const month = dateFormat({ month: "short", timeZone: SITE.timeZone });
const monthOfYear = dateFormat({ month: "short", year: "numeric", timeZone: SITE.timeZone });

function inWords(at: number, now: number): string {
  if (now - at > NAMED_ALONE_MS) return monthOfYear(at);
  return month(at) === month(now) ? day(at) : month(at);
}
