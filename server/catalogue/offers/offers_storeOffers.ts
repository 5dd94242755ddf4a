import { and, asc, type SQL } from "drizzle-orm";
import type { StoreOffer } from "#domain/menus/offers.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { storeDetails } from "../stores/storeFields.ts";
import { STORE_FIELDS, toStore } from "../stores/stores_storeFields.ts";
import { OFFER_FIELDS, PRODUCT_FIELDS, toOffer, toProduct } from "./offerFields.ts";
import { onceForEach } from "./onceForEach.ts";
import { BY_STORE, isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers_publicOffers.ts";

/**
 * Public offers with their product and store, in one statement and so of one
 * moment; hours and former slugs of the stores come
 * with a second one. They come by store, category and product, so that equal values follow
 * each other; the order is the same as long as the data are.
 *
 * @param condition which offers; all of them when it is left out
 */
export async function storeOffers(db: Db, condition?: SQL): Promise<StoreOffer[]> {
  const rows = await db
    .select({ store: STORE_FIELDS, product: PRODUCT_FIELDS, offer: OFFER_FIELDS })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isPublicOffer(), condition))
    .orderBy(
      asc(BY_STORE),
      asc(products.category),
      asc(products.code),
      asc(offers.sizeKey),
      asc(offers.menu),
    );
  const details = await storeDetails(db, new Set(rows.map(({ store }) => store.slug)));
  // A store and a product stand in many rows and are converted once.
  const storeOf = onceForEach((row: (typeof rows)[number]["store"]) =>
    toStore(row, details.get(row.slug)),
  );
  const productOf = onceForEach(toProduct);
  return rows.map(({ store, product, offer }) =>
    Object.assign(toOffer(offer), {
      store: storeOf(store.slug, store),
      product: productOf(product.code, product),
    }),
  );
}
