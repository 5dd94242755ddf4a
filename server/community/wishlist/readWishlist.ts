import { and, asc, eq, gt } from "drizzle-orm";
import type { Wishlist } from "#domain/wishlist/wishes.ts";
import type { Db } from "../../db/database.ts";
import { wishes, wishlists } from "../../db/schema/wishlist.ts";
import { makeCursor, readCursor } from "./cursor.ts";
import { toWish } from "./wishColumns.ts";

/**
 * An account's wishes, tombstones included, in the order of their last change.
 *
 * @param since a cursor of the account's: only what has changed after it; `null`: everything
 * @returns `null` when the list does not know the cursor, or has forgotten tombstones since
 */
export async function readWishlist(
  db: Db,
  uid: string,
  since: string | null,
): Promise<Wishlist | null> {
  const after = since === null ? 0 : readCursor(uid, since);
  if (after === null) return null;
  // One statement sees one state: between two of them a tombstone could go unseen.
  const rows = await db
    .select({ list: wishlists, wish: wishes })
    .from(wishlists)
    .leftJoin(wishes, and(eq(wishes.uid, wishlists.uid), gt(wishes.revision, after)))
    .where(eq(wishlists.uid, uid))
    .orderBy(asc(wishes.revision));
  const { revision, prunedTo } = rows[0]?.list ?? { revision: 0, prunedTo: 0 };
  if (since !== null && (after > revision || after < prunedTo)) return null;
  return {
    items: rows.flatMap(({ wish }) => (wish === null ? [] : [toWish(wish)])),
    cursor: makeCursor(uid, revision),
  };
}
