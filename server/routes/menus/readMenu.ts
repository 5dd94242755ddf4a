import { eq } from "drizzle-orm";
import { encodeMenuTable, type EncodedMenuTable } from "#domain/menus/encodeMenuTable.ts";
import type { StoreProfile } from "#domain/stores/stores.ts";
import type { Db } from "../../db/database.ts";
import { stores } from "../../db/schema/stores.ts";
import { isPublic } from "../../db/visibility.ts";
import { storeOffers } from "../../offers/storeOffers.ts";
import { storeProfiles } from "../../stores/storeProfiles.ts";

/** One store's menu; what its last full menu lacked is on it, marked as such. `null` without such a store. */
export async function readMenu(
  db: Db,
  slug: string,
): Promise<{ store: StoreProfile; table: EncodedMenuTable } | null> {
  const ofStore = eq(stores.slug, slug);
  const [store] = await storeProfiles(db, ofStore);
  if (store === undefined) return null;
  return { store, table: encodeMenuTable(await storeOffers(db, ofStore)) };
}

/** The slugs of all public stores. */
export async function readStoreSlugs(db: Db): Promise<string[]> {
  const rows = await db.select({ slug: stores.slug }).from(stores).where(isPublic(stores.sample));
  return rows.map(({ slug }) => slug);
}

/** The menus of all stores as one table. */
export async function readAllMenus(db: Db): Promise<{ table: EncodedMenuTable }> {
  return { table: encodeMenuTable(await storeOffers(db)) };
}
