import type { OfferOfProduct } from "#domain/offers/productDetail.ts";

/** What is bought for its THC has no weight worth a price. */
export function isSoldByDose({ product: { category } }: OfferOfProduct): boolean {
  return category === "edible" || category === "tincture" || category === "topical";
}
