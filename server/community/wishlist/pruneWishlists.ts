import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { WISH_TOMBSTONE_LIFE_MS } from "#domain/wishlist/wishes.ts";
import type { Db } from "../../db/database.ts";
import { wishes, wishlists } from "../../db/schema/wishlist.ts";

/** Lists that are tidied in one transaction. */
const AT_ONCE = 100;

/**
 * Deletes old tombstones, and notes in each list that older cursors would miss them. Any number
 * of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneWishlists(db: Db, now: number): Promise<void> {
  const isOld = and(
    eq(wishes.deleted, true),
    lt(wishes.changedAt, new Date(now - WISH_TOMBSTONE_LIFE_MS)),
  );
  for (;;) {
    const found = await db
      .selectDistinct({ uid: wishes.uid })
      .from(wishes)
      .where(isOld)
      .orderBy(asc(wishes.uid))
      .limit(AT_ONCE);
    if (found.length === 0) return;
    const uids = found.map(({ uid }) => uid);
    await db.transaction(async (tx) => {
      // A writer locks the list first; in any other order the two could wait for each other.
      await tx
        .select({ uid: wishlists.uid })
        .from(wishlists)
        .where(inArray(wishlists.uid, uids))
        .orderBy(asc(wishlists.uid))
        .for("update");
      const gone = await tx
        .delete(wishes)
        .where(and(inArray(wishes.uid, uids), isOld))
        .returning({ uid: wishes.uid, revision: wishes.revision });
      for (const uid of new Set(gone.map((each) => each.uid))) {
        const last = Math.max(...gone.flatMap((each) => (each.uid === uid ? each.revision : [])));
        await tx
          .update(wishlists)
          .set({ prunedTo: sql`greatest(${wishlists.prunedTo}, ${last})` })
          .where(eq(wishlists.uid, uid));
      }
    });
  }
}
