import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { offers, storeAliases, stores } from "../db/schema.ts";

/**
 * Moves everything of one store to another and deletes the first. No price is
 * lost: where both stores have the same offer, the more recently confirmed state
 * stands and carries the observations of both.
 *
 * @param tx a transaction
 */
export async function mergeStores(tx: Db, from: number, into: number): Promise<void> {
  // 1. Pairs of the same offer: `keep` is the newer state, `drop` the other.
  await tx.execute(sql`
    create temporary table twin_offers on commit drop as
    select
      case when a.observed_at > b.observed_at then a.id else b.id end as keep,
      case when a.observed_at > b.observed_at then b.id else a.id end as "drop"
    from offers a
    join offers b using (product_id, size_key, menu)
    where a.store_id = ${from} and b.store_id = ${into}`);
  // 2. Their observations come together; one moment has one price, the kept offer's own.
  await tx.execute(sql`
    update observations set offer_id = twin.keep
    from twin_offers twin
    where observations.offer_id = twin."drop" and not exists (
      select 1 from observations own
      where own.offer_id = twin.keep and own.observed_at = observations.observed_at
    )`);
  await tx.execute(sql`
    update offers set first_seen_at = least(offers.first_seen_at, other.first_seen_at)
    from twin_offers twin join offers other on other.id = twin."drop"
    where offers.id = twin.keep`);
  // 3. Only then may the rest move: a store has each offer once.
  await tx.execute(sql`delete from offers using twin_offers twin where offers.id = twin."drop"`);
  await tx.execute(sql`drop table twin_offers`);
  await tx.update(offers).set({ storeId: into }).where(eq(offers.storeId, from));
  await tx.update(storeAliases).set({ storeId: into }).where(eq(storeAliases.storeId, from));
  await tx.delete(stores).where(eq(stores.id, from));
}
