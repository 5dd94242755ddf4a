import { inEpochMs } from "../offers/offerMoments.ts";
import { offerAt, offerCount, type MenuTable } from "../offers/menuTable.ts";
import { spokenPrice } from "../offers/currentPrice.ts";

/**
 * The lowest price of a gram of flower in each store at `now` (epoch milliseconds): of what any
 * adult can buy, in stock as far as known, seen within 72 hours.
 *
 * @returns unrounded cents by the store's slug; a store without such an offer is not in it
 */
export function lowestPerGram(table: MenuTable, now: number): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (let row = 0; row < offerCount(table); row += 1) {
    const offer = inEpochMs(offerAt(table, row));
    if (offer.product.category !== "flower") continue;
    const price = spokenPrice(offer, now);
    if (price === null) continue;
    const { slug } = offer.store;
    lowest.set(slug, Math.min(lowest.get(slug) ?? Infinity, price.unit.cents));
  }
  return lowest;
}
