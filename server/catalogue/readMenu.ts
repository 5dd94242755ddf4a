import { encodeMenuTable, type EncodedMenuTable } from "#domain/menus/encodeMenuTable.ts";
import { slugsOf, type StoreProfile } from "#domain/stores/stores.ts";
import type { Db } from "../db/database.ts";
import { stores } from "../db/schema/stores.ts";
import { isPublic } from "../db/visibility.ts";
import { storeOffers } from "./offers/offers_storeOffers.ts";
import { FORMER_SLUGS, isCalled } from "./stores/formerSlugs.ts";
import { storeProfiles } from "./stores/storeProfiles.ts";

/** The menu of a store, also by the slug of one that was joined with it; what its last full menu lacked is on it, marked as such. `null` without such a store. */
export async function readMenu(
  db: Db,
  slug: string,
): Promise<{ store: StoreProfile; table: EncodedMenuTable } | null> {
  const ofStore = isCalled(slug);
  const [store] = await storeProfiles(db, ofStore);
  if (store === undefined) return null;
  return { store, table: encodeMenuTable(await storeOffers(db, ofStore)) };
}

/** The slugs of all public stores, and those of stores that were joined with one of them. */
export async function readStoreSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .select({ slug: stores.slug, formerSlugs: FORMER_SLUGS })
    .from(stores)
    .where(isPublic(stores.sample));
  return rows.flatMap(slugsOf);
}

/** The menus of all stores as one table. */
export async function readAllMenus(db: Db): Promise<{ table: EncodedMenuTable }> {
  return { table: encodeMenuTable(await storeOffers(db)) };
}
