import type { StoreOffer } from "#domain/offers/offers.ts";

/** Offers of a category that contain every word. */
export function filterOffers(offers: StoreOffer[], category: string, text: string): StoreOffer[] {
  const words = text.toLowerCase().split(" ");
  return offers.filter(({ product }) => {
    if (category !== "all" && product.category !== category) return false;
    const { name, brand, strainName, subcategory } = product;
    return words.every((word) =>
      [name, brand, strainName, subcategory].some((each) => each?.toLowerCase().includes(word)),
    );
  });
}
