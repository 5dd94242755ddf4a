import { inEpochMs, type StoreOffer } from "#domain/offers/offers.ts";
import { currentPrice, silenceOf } from "#domain/offers/currentPrice.ts";
import type { Unit } from "#domain/offers/prices.ts";

/**
 * The lowest unit price among offers, in unrounded cents; `null` when there are
 * fewer than two to choose from, or when they are of different categories.
 */
export function lowestUnitPrice(
  offers: readonly StoreOffer[],
  unit: Unit,
  now: number,
): number | null {
  const categories = new Set(offers.map(({ product }) => product.category));
  if (categories.size !== 1) return null;
  const known = offers.flatMap((offer) => {
    const timed = inEpochMs(offer);
    const price = currentPrice(timed, now);
    if (silenceOf(timed, price.unit) !== null) return [];
    return (unit === "g" ? price.perGram : price.per100Mg) ?? [];
  });
  return known.length < 2 ? null : Math.min(...known);
}
