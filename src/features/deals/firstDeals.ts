import { sizeChoice } from "#domain/offers/sizes.ts";
import { newsFirst, type ListedDeal } from "./findDeals.ts";

/** So many deals of a section are shown before one asks for all of them. */
export const FIRST_DEALS = 6;

/**
 * The first few of a section's deals, in its order, one of each size before any size has a second: by the gram an ounce is
 * the cheapest nearly everywhere, and whoever came for an eighth would see none. What is always on sale is among them only
 * where there is too little news.
 */
export function firstDeals(deals: readonly ListedDeal[]): readonly ListedDeal[] {
  const { news, alwaysOn } = newsFirst(deals);
  const chosen = new Set([...ofEachSize(news), ...ofEachSize(alwaysOn)].slice(0, FIRST_DEALS));
  return deals.filter((deal) => chosen.has(deal));
}

function ofEachSize(deals: readonly ListedDeal[]): ListedDeal[] {
  const seen = new Set<string>();
  const [firsts, others]: [ListedDeal[], ListedDeal[]] = [[], []];
  for (const deal of deals) {
    const { key } = sizeChoice(deal.offer);
    (seen.has(key) ? others : firsts).push(deal);
    seen.add(key);
  }
  return [...firsts, ...others];
}
