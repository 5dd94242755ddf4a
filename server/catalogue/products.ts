import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { ProductDetail } from "#domain/menus/productDetail.ts";
import { WebAddressSchema } from "#domain/text/webAddress.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../db/database.ts";
import { offers, products } from "../db/schema/offers.ts";
import { stores } from "../db/schema/stores.ts";
import {
  OFFER_FIELDS,
  PAST_FIELDS,
  PRODUCT_FIELDS,
  toOffer,
  toPast,
  toProduct,
} from "./offers/offerFields.ts";
import { BY_STORE, isPublicOffer, ITS_PRODUCT, ITS_STORE } from "./offers/offers_publicOffers.ts";
import { openingHoursOf } from "./stores/storeFields.ts";
import { FORMER_SLUGS } from "./stores/formerSlugs.ts";
import { STORE_FIELDS, toStore } from "./stores/stores_storeFields.ts";
import { readHistory } from "./readHistory.ts";

/** The longest stretch of time that price history is shown for. */
const HISTORY_DAYS = 365;

/**
 * A product with every offer of it, those that their store's last full menu lacked
 * included, and a year of each offer's prices, in two statements.
 *
 * @param now end of the year, epoch milliseconds
 * @returns `null` when no public offer is of a product with this code
 */
export async function readProduct(
  db: Db,
  code: string,
  now: number,
): Promise<ProductDetail | null> {
  const rows = await db
    .select({
      id: offers.id,
      store: STORE_FIELDS,
      words: { hours: stores.hours, ownHours: stores.ownHours },
      formerSlugs: FORMER_SLUGS,
      product: PRODUCT_FIELDS,
      offer: OFFER_FIELDS,
      label: {
        sourceUrl: offers.sourceUrl,
        batch: offers.batch,
        labUrl: offers.labUrl,
        testedOn: offers.testedOn,
        packagedOn: offers.packagedOn,
      },
      past: PAST_FIELDS,
    })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(eq(products.code, code), isPublicOffer()))
    .orderBy(asc(BY_STORE), asc(offers.sizeKey), asc(offers.menu));
  const [first] = rows;
  if (first === undefined) return null;

  const ids = rows.map(({ id }) => id);
  const histories = await readHistory(db, ids, now - HISTORY_DAYS * DAY_MS);
  return {
    product: toProduct(first.product),
    offers: rows.map(({ id, store, words, formerSlugs, offer, label, past }) =>
      Object.assign(toOffer(offer), {
        store: toStore(store, { openingHours: openingHoursOf(words), formerSlugs }),
        sourceUrl: v.parse(WebAddressSchema, label.sourceUrl),
        batch: label.batch,
        labUrl: v.parse(WebAddressSchema, label.labUrl),
        testedOn: label.testedOn,
        packagedOn: label.packagedOn,
        past: toPast(past),
        history: histories.get(id) ?? [],
      }),
    ),
  };
}
