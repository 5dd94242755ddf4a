import { usePins } from "#data/pins.ts";
import { currentPrice } from "#domain/offers/currentPrice.ts";
import { dealPrice, type DealPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import type { PriceVerdict } from "#domain/offers/priceVerdict.ts";
import type { OfferOfProduct } from "#domain/offers/productDetail.ts";
import { atRegister, type Register, type ShownPrice } from "#domain/prices/atRegister.ts";
import { slugsOf } from "#domain/stores/stores.ts";
import { useVisitorPlace } from "#platform/visitorPlace.ts";
import { bestOfEqual, cheaperThan, paidFor, storesWith } from "./bestOfEqual.ts";
import { lowestPaid } from "./sortOffers.ts";

/** The offer that a product's page is headed with. */
export interface HeadOffer {
  offer: OfferOfProduct;
  price: ShownPrice<ReturnType<typeof currentPrice>>;
  /** What its past says of that price; `null` where it is another than was judged. */
  verdict: PriceVerdict | null;
  /** `null` where it is below nothing. */
  deal: DealPrice | null;
  /** Where it is to be had for less, and for how much there. */
  cheapest: { offer: OfferOfProduct; paid: NonNullable<ReturnType<typeof cheaperThan>> } | null;
  /** How many other stores ask the same. */
  others: number;
  /** Others ask something, too, so that it is the lowest of several. */
  isOneOfSeveral: boolean;
}

/**
 * The price that the visitor came from, as far as it may be held up; else the lowest unit price that any adult pays
 * now, of stores that ask the same at the kept one, else the nearest.
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
  const pins = usePins();
  const isKept = ({ store }: OfferOfProduct) =>
    pins?.some(({ slug }) => slugsOf(store).includes(slug)) === true;
  const first = lowestPaid(offers, now, register);
  if (first === null) return null;
  const lowest = bestOfEqual(first, offers, { now, register, isKept, place });
  const own = offers.filter(({ store }) => store.slug === cameFrom);
  const offer = lowestPaid(own, now, register) ?? lowest;
  const timed = inEpochMs(offer);
  const price = atRegister(currentPrice(timed, now), timed, register, now);
  const paid = cheaperThan(price, lowest, now, register);
  const asking = offers.filter((each) => paidFor(each, now, register) !== null);
  return {
    offer,
    price,
    verdict: price.because === null ? (offer.verdict ?? null) : null,
    deal: dealPrice(timed, now),
    cheapest: paid && { offer: lowest, paid },
    others: storesWith(price, offer, offers, now, register) - 1,
    isOneOfSeveral: new Set(asking.map(({ store }) => store.slug)).size > 1,
  };
}
