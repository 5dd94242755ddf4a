import type { Place } from "#domain/maps/geometry.ts";
import { spokenPrice } from "#domain/offers/currentPrice.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { atRegister, type Register } from "#domain/prices/atRegister.ts";
import { byPreference } from "#domain/stores/preferredStore.ts";
import { milesTo } from "#domain/stores/storePlace.ts";

interface EqualsQuestion {
  now: number;
  register: Register | null;
  isKept: (offer: OfferOfProduct) => boolean;
  place: Place | null;
}

/** Of offers at the very same price that of a kept store, then the nearest, then the one seen last. */
export function bestOfEqual(
  first: OfferOfProduct,
  offers: readonly OfferOfProduct[],
  { now, register, isKept, place }: EqualsQuestion,
): OfferOfProduct {
  const price = paidFor(first, now, register);
  if (price === null) return first;
  const claimOf = (offer: OfferOfProduct) => ({
    isKept: isKept(offer),
    miles: milesTo(offer.store, place),
    seenAt: Date.parse(offer.observedAt),
  });
  const [best = first] = equalOffers(price, first, offers, now, register).toSorted((a, b) =>
    byPreference(claimOf(a), claimOf(b)),
  );
  return best;
}

/**
 * What the lowest offer costs, where that is less than a price. One with tax and one before it cannot be told apart: then
 * it is the lowest that is.
 */
export function cheaperThan(
  price: Paid,
  lowest: OfferOfProduct,
  now: number,
  register: Register | null,
): Paid | null {
  const paid = paidFor(lowest, now, register);
  if (paid === null || (paid.isAbout === price.isAbout && paid.cents >= price.cents)) return null;
  return paid;
}

/** In how many stores any adult pays this price now for what is printed as the best offer is. */
export const storesWith = (
  ...[price, best, offers, now, register]: Parameters<typeof equalOffers>
) => new Set(equalOffers(price, best, offers, now, register).map(({ store }) => store.slug)).size;

function equalOffers(
  price: Paid,
  best: OfferOfProduct,
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
): readonly OfferOfProduct[] {
  return offers.filter((offer) => {
    const paid = offer.sizeKey === best.sizeKey ? paidFor(offer, now, register) : null;
    return paid?.cents === price.cents && paid.isAbout === price.isAbout;
  });
}

/** What is paid, and whether that is with tax: the same figure before tax is another price. */
type Paid = Pick<ReturnType<typeof atRegister>, "cents" | "isAbout">;

/** What any adult, or who asks as a patient, pays for an offer now; `null` where its price may not be held up. */
export function paidFor(
  offer: OfferOfProduct,
  now: number,
  register: Register | null,
): Paid | null {
  const timed = inEpochMs(offer);
  const price = spokenPrice(timed, now, register?.isPatient);
  return price && atRegister(price, timed, register, now);
}
