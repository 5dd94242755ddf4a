import { and, asc, exists, isNull, sql } from "drizzle-orm";
import { encodeColumn } from "#domain/menus/columns.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { strainOf } from "./offers/strainOf.ts";

/** Every product that is on a menu now, column by column. */
export async function readSearchIndex(db: Db) {
  const rows = await db
    .select({
      code: products.code,
      name: products.name,
      brand: products.brand,
      category: products.category,
      strainSlug: products.strainSlug,
      strainName: products.strainName,
    })
    .from(products)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(offers)
          .innerJoin(stores, ITS_STORE)
          .where(and(ITS_PRODUCT, isNull(offers.missingSince), isPublicOffer())),
      ),
    )
    .orderBy(asc(products.category), asc(products.brand), asc(products.name), asc(products.code));
  return {
    code: encodeColumn(rows.map(({ code }) => code)),
    name: encodeColumn(rows.map(({ name }) => name)),
    brand: encodeColumn(rows.map(({ brand }) => brand)),
    category: encodeColumn(rows.map(({ category }) => category)),
    strainName: encodeColumn(rows.map((row) => strainOf(row).strainName)),
  };
}
