import { and, asc, isNotNull, type SQL } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { BY_STORE, isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { mayBeDeal } from "./offers/publicOffers.ts";

/**
 * What the home page prints and ranks of each offer that may be a deal at `now`
 * (epoch milliseconds), in a region: narrow rows, because there are thousands.
 *
 * @param which only some of them; all when it is left out
 */
export async function dealCandidates(db: Db, now: number, which?: SQL) {
  return await db
    .select({
      storeSlug: stores.slug,
      storeName: stores.name,
      city: stores.city,
      county: stores.county,
      region: stores.region,
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: products.category,
      sizeLabel: offers.sizeLabel,
      menu: offers.menu,
      netMg: offers.netMg,
      thcMg: offers.thcMg,
      priceCents: offers.priceCents,
      salePriceCents: offers.salePriceCents,
      saleConditions: offers.saleConditions,
      saleStartsAt: offers.saleStartsAt,
      saleEndsAt: offers.saleEndsAt,
      stock: offers.stock,
      median30DaysCents: offers.median30DaysCents,
      ranked: offers.ranked,
      observedAt: offers.observedAt,
      missingSince: offers.missingSince,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(mayBeDeal(now), isNotNull(stores.region), isPublicOffer(), which))
    // Where nothing else decides, the order must at least be the same every time.
    .orderBy(asc(BY_STORE), asc(products.code), asc(offers.sizeKey), asc(offers.menu));
}

export type DealCandidate = Awaited<ReturnType<typeof dealCandidates>>[number];
