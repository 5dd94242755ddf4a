import { and, eq, sql, type SQL, asc } from "drizzle-orm";
import type { StoreOffer } from "#domain/offers/offers.ts";
import type { Db } from "../../db/database.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { storeDetails, STORE_FIELDS, toStore } from "../stores/storeFields.ts";
import { OFFER_FIELDS, PRODUCT_FIELDS, toOffer, toProduct } from "./offerFields.ts";
import { reportIn, saidOfOffers } from "./counterReports.ts";
import { ITS_PRODUCT, ITS_STORE, BY_STORE, isPublicOffer } from "./publicOffers.ts";

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

/**
 * Converts what stands in many rows, such as a store or a product, once for each key. The values
 * are shared by all of its rows.
 */
function onceForEach<Row, Result>(
  convert: (row: Row) => Result,
): (key: string, row: Row) => Result {
  const known = new Map<string, Result>();
  return (key, row) => {
    const found = known.get(key) ?? convert(row);
    known.set(key, found);
    return found;
  };
}

/**
 * Public offers with their product and store, in one statement and so of one
 * moment; hours and former slugs of the stores come
 * with a second one. They come by store, category and product, so that equal values follow
 * each other; the order is the same as long as the data are.
 *
 * @param condition which offers; all of them when it is left out
 */
export async function storeOffers(db: Db, condition?: SQL): Promise<StoreOffer[]> {
  const said = saidOfOffers(db);
  const rows = await db
    .select({
      store: STORE_FIELDS,
      product: PRODUCT_FIELDS,
      offer: OFFER_FIELDS,
      reports: said.texts,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .leftJoin(said, eq(said.offerId, offers.id))
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
  return rows.map(({ store, product, offer, reports }) => {
    const made: StoreOffer = Object.assign(toOffer(offer), {
      store: storeOf(store.slug, store),
      product: productOf(product.code, product),
    });
    const report = reportIn(reports);
    if (report !== null) made.reports = report;
    return made;
  });
}
