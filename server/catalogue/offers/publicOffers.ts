import { and, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { CATEGORIES } from "#domain/menus/categories.ts";
import { sectionOf } from "#domain/menus/sectionOf.ts";
import { RANKED_FOR_MS } from "#domain/menus/freshness.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { IS_COUNTED } from "../../db/visibility.ts";

/**
 * Offers that count in a ranking at `now` (epoch milliseconds), in a query that joins their stores:
 * observed within 72 hours, not gone from the store's last full menu, not out of stock, and on a
 * menu that is not another store's. Unknown stock counts as in stock, because most sources list only what they have.
 */
export function isRankable(now: number): SQL | undefined {
  return and(
    gte(offers.observedAt, new Date(now - RANKED_FOR_MS)),
    isNull(offers.missingSince),
    ne(offers.stock, "no"),
    IS_COUNTED,
  );
}

const RANKED_CATEGORIES = CATEGORIES.filter((category) => sectionOf(category) !== null);

/** Offers that every visitor pays the sale price for at `now` (epoch milliseconds). */
export function isOnSale(now: number): SQL | undefined {
  const moment = new Date(now);
  return and(
    lt(offers.salePriceCents, offers.priceCents),
    eq(offers.saleConditions, "none"),
    or(isNull(offers.saleStartsAt), lte(offers.saleStartsAt, moment)),
    or(isNull(offers.saleEndsAt), gt(offers.saleEndsAt, moment)),
  );
}

/**
 * Offers that may be deals at `now` (epoch milliseconds). The database only
 * narrows the field; `dealPrice` of the domain decides.
 */
export function mayBeDeal(now: number): SQL | undefined {
  // Two integers and a double: the comparison must not round the median.
  const belowMedian = sql`${offers.priceCents} < ${offers.median30DaysCents}`;
  return and(
    isRankable(now),
    eq(offers.ranked, true),
    inArray(products.category, RANKED_CATEGORIES),
    inArray(offers.menu, ["rec", "both"]),
    or(isOnSale(now), belowMedian),
  );
}
