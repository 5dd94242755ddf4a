import { and, eq, sql, type SQL } from "drizzle-orm";
import type { StoreOffer } from "#domain/menus/offers.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { storeDetails } from "../stores/storeFields.ts";
import { STORE_FIELDS, toStore } from "../stores/stores_storeFields.ts";
import { OFFER_FIELDS, PRODUCT_FIELDS, toOffer, toProduct } from "./offerFields.ts";
import { onceForEach } from "./onceForEach.ts";
import { ITS_PRODUCT, ITS_STORE } from "./offers_publicOffers.ts";

/** Offers per statement: an answer is in memory several times until it is read, and there may be thousands. */
const AT_A_TIME = 1_000;

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
  const chosen = await db
    .select({ id: offers.id, slug: stores.slug })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(eq(stores.sample, false), eq(products.sample, false), condition));
  const details = await storeDetails(db, new Set(chosen.map(({ slug }) => slug)));
  const found = new Map<number, StoreOffer>();
  const storeOf = onceForEach((row: Parameters<typeof toStore>[0]) =>
    toStore(row, details.get(row.slug)),
  );
  const productOf = onceForEach(toProduct);
  for (let start = 0; start < chosen.length; start += AT_A_TIME) {
    const ids = chosen.slice(start, start + AT_A_TIME).map(({ id }) => id);
    for (const { id, store, product, offer } of await readOffers(db, ids))
      found.set(
        id,
        Object.assign(toOffer(offer), {
          store: storeOf(store.slug, store),
          product: productOf(product.code, product),
        }),
      );
  }
  return found;
}

async function readOffers(db: Db, ids: readonly number[]) {
  return await db
    .select({ id: offers.id, store: STORE_FIELDS, product: PRODUCT_FIELDS, offer: OFFER_FIELDS })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(sql`${offers.id} = any(${sql.param(ids)}::int[])`);
}
