import { and, eq, sql, type SQL } from "drizzle-orm";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { isPublic } from "../../db/visibility.ts";

/** How every query about offers joins what is sold and where. */
export const ITS_PRODUCT = eq(products.id, offers.productId);
export const ITS_STORE = eq(stores.id, offers.storeId);

/** Stores in an order that is the same in every database: ids depend on what was imported first. */
export const BY_STORE = sql`${stores.slug} collate "C"`;

/** Offers that may appear in answers, in a query that joins both: the sample only as long as it is shown. */
export function isPublicOffer(): SQL | undefined {
  return and(isPublic(stores.sample), isPublic(products.sample));
}
