import { inEpochMs } from "#domain/menus/offerMoments.ts";
import { currentPrice, isCurrent } from "#domain/prices/currentPrice.ts";
import type { OfferOfProduct } from "#domain/menus/productDetail.ts";

export const OFFER_SORTS = ["price", "distance", "age"] as const;
export type OfferSort = (typeof OFFER_SORTS)[number];

/**
 * Offers in an order; current ones come first when the order is about price.
 *
 * @param milesTo distance to an offer's store, `null` where it is unknown
 */
export function sortOffers(
  offers: readonly OfferOfProduct[],
  sort: OfferSort,
  now: number,
  milesTo: (offer: OfferOfProduct) => number | null = () => null,
): OfferOfProduct[] {
  const figures = new Map(offers.map((offer) => [offer, figureOf(offer, sort, now, milesTo)]));
  const figure = (offer: OfferOfProduct) => figures.get(offer) ?? Infinity;
  const group = (offer: OfferOfProduct) =>
    sort !== "price" || isCurrent(inEpochMs(offer), now) ? 0 : 1;
  return [...offers].sort(
    (a, b) =>
      group(a) - group(b) ||
      figure(a) - figure(b) ||
      a.store.name.localeCompare(b.store.name, "en"),
  );
}

function figureOf(
  offer: OfferOfProduct,
  sort: OfferSort,
  now: number,
  milesTo: (offer: OfferOfProduct) => number | null,
): number {
  switch (sort) {
    case "price":
      return currentPrice(inEpochMs(offer), now).cents;
    case "age":
      return -Date.parse(offer.observedAt);
    case "distance":
      return milesTo(offer) ?? Number.MAX_VALUE;
  }
}
