import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { offers, products, stores } from "../../db/schema.ts";
import { isRankable } from "./publicOffers.ts";

/**
 * Offers that may be deals at `now`, as narrow rows: in a region, of a ranked
 * category, with a plausible unit price, on a menu that any adult visitor buys
 * from, and either on an unconditional sale or below their own 30-day median.
 * The database only narrows the field; `rankDeals` applies the rules themselves.
 */
export async function dealCandidates(db: Db, now: number) {
  const moment = new Date(now);
  const onSale = and(
    lt(offers.salePriceCents, offers.priceCents),
    eq(offers.saleConditions, "none"),
    or(isNull(offers.saleStartsAt), lte(offers.saleStartsAt, moment)),
    or(isNull(offers.saleEndsAt), gt(offers.saleEndsAt, moment)),
  );
  // Two integers and a double: the comparison must not round the median.
  const belowMedian = sql`${offers.priceCents} < ${offers.median30DaysCents}`;
  return await db
    .select({
      storeId: offers.storeId,
      storeName: stores.name,
      city: stores.city,
      county: stores.county,
      region: stores.region,
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: products.category,
      sizeLabel: offers.sizeLabel,
      netMg: offers.netMg,
      thcMg: offers.thcMg,
      priceCents: offers.priceCents,
      salePriceCents: offers.salePriceCents,
      saleConditions: offers.saleConditions,
      saleStartsAt: offers.saleStartsAt,
      saleEndsAt: offers.saleEndsAt,
      median30DaysCents: offers.median30DaysCents,
      observedAt: offers.observedAt,
    })
    .from(offers)
    .innerJoin(products, eq(products.id, offers.productId))
    .innerJoin(stores, eq(stores.id, offers.storeId))
    .where(
      and(
        isRankable(now),
        eq(offers.ranked, true),
        isNotNull(stores.region),
        inArray(products.category, ["flower", "vape", "edible", "tincture", "extract"]),
        inArray(offers.menu, ["rec", "both"]),
        or(onSale, belowMedian),
      ),
    );
}

export type DealCandidate = Awaited<ReturnType<typeof dealCandidates>>[number];
