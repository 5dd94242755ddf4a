import { useIsKept } from "#data/pins.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";
import { milesApart, milesTo, placeOf } from "#domain/stores/storePlace.ts";
import type { Store } from "#domain/stores/stores.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { bestOfEqual, cheaperThan, paidFor, storesWith } from "./bestOfEqual.ts";
import { asPatient, lowestPaid } from "./sortOffers.ts";

/** The offer that a product's page is headed with. */
export interface HeadOffer {
  offer: OfferOfProduct;
  price: ShownPrice<ReturnType<typeof currentPrice>>;
  /** What its past says of that price; `null` where it is another than was judged. */
  verdict: PriceVerdict | null;
  /** `null` where it is below nothing. */
  deal: DealPrice | null;
  /** Where it is to be had for less, wherever that is, and for how much there. */
  cheapest: CheaperOffer | null;
  /** The same where one would go for it; `null` where nobody within reach asks less. */
  nearby: CheaperOffer | null;
  /** It is the lowest of several within reach, and farther away somebody asks less. */
  isLowestInReach: boolean;
  /** Whether one would go to a store for it; of one whose place is not known that cannot be said, and it is not left out. */
  isInReach: (store: Store) => boolean;
  /** How many other stores ask the same. */
  others: number;
  /** Others ask something, too, so that it is the lowest of several. */
  isOneOfSeveral: boolean;
}

/** An offer that costs less than another, and what is paid for it. */
export interface CheaperOffer {
  offer: OfferOfProduct;
  paid: NonNullable<ReturnType<typeof cheaperThan>>;
}

/** Miles from the visitor, or without their place from the store of the page: farther than that nobody goes for a product. */
export const REACH_MILES = 40;

/**
 * The price that the visitor came from, as far as it may be held up; else the lowest unit price that any adult pays
 * now, of stores that ask the same at the kept one, else the nearest. What is for patients only heads the page where one
 * came from it, and where there is nothing else (`registerFor`).
 *
 * @param offers of one size
 * @param cameFrom slug of the store from whose menu the visitor came
 * @returns `null` where no price may be held up
 */
export function useHeadOffer(
  offers: readonly OfferOfProduct[],
  now: number,
  register: Register | null,
  cameFrom: string | null,
): HeadOffer | null {
  const place = useVisitorPlace();
  const isStoreKept = useIsKept();
  const isKept = ({ store }: OfferOfProduct) => isStoreKept(store);
  const own = offers.filter(({ store }) => store.slug === cameFrom);
  // A price that was tapped is the page's, too, where it is for patients only: it says so.
  const tapped = lowestPaid(own, now, register) ?? lowestPaid(own, now, asPatient(register));
  const first = lowestPaid(offers, now, register) ?? tapped;
  if (first === null) return null;
  const of = { now, register, isKept };
  const lowest = bestOfEqual(first, offers, { ...of, place });
  const offer = tapped ?? lowest;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const here = offer.store;
  const isInReach = (store: Store) => {
    const miles = place === null ? milesApart(here, store) : milesTo(store, place);
    return miles === null || miles <= REACH_MILES;
  };
  const inReach = offers.filter(({ store }) => isInReach(store));
  const lowestInReach = lowestPaid(inReach, now, register);
  const cheaper = (found: OfferOfProduct | null): CheaperOffer | null => {
    const paid = found && cheaperThan(price, found, now, register);
    return found && paid && { offer: found, paid };
  };
  const cheapest = cheaper(lowest);
  const nearby = cheaper(
    lowestInReach && bestOfEqual(lowestInReach, inReach, { ...of, place: place ?? placeOf(here) }),
  );
  const stores = (some: readonly OfferOfProduct[]) =>
    new Set(
      some.filter((each) => paidFor(each, now, register) !== null).map(({ store }) => store.slug),
    ).size;
  return {
    offer,
    price,
    verdict: price.because === null ? (offer.verdict ?? null) : null,
    deal: dealPrice(timed, now),
    cheapest,
    nearby,
    isLowestInReach: cheapest !== null && nearby === null && isInReach(here) && stores(inReach) > 1,
    isInReach,
    others: Math.max(0, storesWith(price, offer, offers, now, register) - 1),
    isOneOfSeveral: paidFor(offer, now, register) !== null && stores(offers) > 1,
  };
}
