import { and, eq, type SQL } from "drizzle-orm";
import type { StoreOffer } from "#domain/menus/offers.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import { STORE_FIELDS, toStore } from "../stores/storeFields.ts";
import { OFFER_FIELDS, PRODUCT_FIELDS, toOffer, toProduct } from "./offerFields.ts";
import { ITS_PRODUCT, ITS_STORE } from "./publicOffers.ts";

/**
 * Real offers, never those of the sample, by their id in this database. Ids are not for answers:
 * an undone import takes them along.
 *
 * @param condition on the tables of offers, products and stores
 */
export async function offersById(
  db: Db,
  condition: SQL | undefined,
): Promise<Map<number, StoreOffer>> {
  const rows = await db
    .select({ id: offers.id, store: STORE_FIELDS, product: PRODUCT_FIELDS, offer: OFFER_FIELDS })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(eq(stores.sample, false), eq(products.sample, false), condition));
  return new Map(
    rows.map(({ id, store, product, offer }) => [
      id,
      Object.assign(toOffer(offer), { store: toStore(store), product: toProduct(product) }),
    ]),
  );
}
