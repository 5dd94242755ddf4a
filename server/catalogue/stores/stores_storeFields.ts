import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Store } from "#domain/stores/stores.ts";
import { WebAddressSchema } from "#domain/text/webAddress.ts";
import { stores, storeTwins } from "../../db/schema/stores.ts";

/** Columns of a store as every price names it. */
export const STORE_FIELDS = {
  slug: stores.slug,
  name: stores.name,
  city: stores.city,
  county: stores.county,
  region: stores.region,
  lat: stores.lat,
  lon: stores.lon,
  website: stores.website,
  menuUrl: stores.menuUrl,
  sample: stores.sample,
  twinOf: sql<string | null>`(
    select counted.slug from ${storeTwins} join ${stores} as counted on counted.id = store_twins.twin_of_id
    where store_twins.store_id = stores.id
  )`,
};

/** What is not among them, because it is read once a store and not once a price. */
export type StoreDetails = Pick<Store, "openingHours" | "formerSlugs">;

/** A store as it was selected by {@link STORE_FIELDS}, with links only where a link may lead. */
export function toStore(
  row: Omit<Store, keyof StoreDetails>,
  details: StoreDetails = { openingHours: null, formerSlugs: [] },
): Store {
  return {
    ...row,
    ...details,
    website: v.parse(WebAddressSchema, row.website),
    menuUrl: v.parse(WebAddressSchema, row.menuUrl),
  };
}
