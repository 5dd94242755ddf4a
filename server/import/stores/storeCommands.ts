import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { storeAliases, stores } from "../../db/schema/stores.ts";
import { settleOffers } from "../../catalogue/facts/recomputeOffers.ts";
import { settleTwins } from "../../catalogue/facts/recomputeTwins.ts";
import { allWeeksOf, settleWeeks } from "../../catalogue/facts/weeks.ts";

/**
 * Moves everything of one store to another and deletes the first. No price is
 * lost: where both stores have the same offer, what was seen of either is known
 * of the one, which is brought in line with it.
 *
 * @param tx a transaction
 */
export async function mergeStores(tx: Db, from: number, into: number): Promise<void> {
  // Weeks that change although the store that stays may look the same in them.
  await tx.execute(sql`
    delete from trend_weeks where exists (
      select from store_weeks as gone
      where gone.store_id = ${from} and trend_weeks.week in (gone.week, gone.week + 7)
    )`);
  // Pairs of the same offer: `keep` is the newer state, `drop` the other.
  await tx.execute(sql`
    create temporary table twin_offers on commit drop as
    select
      case when a.observed_at > b.observed_at then a.id else b.id end as keep,
      case when a.observed_at > b.observed_at then b.id else a.id end as "drop"
    from offers a
    join offers b using (product_id, size_key, menu)
    where a.store_id = ${from} and b.store_id = ${into}`);
  await moveStates(tx);
  // One fact is known once: what both have seen at one moment alike stays behind and goes.
  await tx.execute(sql`
    update observations set offer_id = twin.keep
    from twin_offers as twin
    where observations.offer_id = twin."drop" and not exists (
      select from observations as own
      where own.offer_id = twin.keep and own.observed_at = observations.observed_at
        and own.state_id is not distinct from observations.state_id
    )`);
  // Only then may the rest move: a store has each offer once.
  await tx.execute(sql`delete from offers using twin_offers twin where offers.id = twin."drop"`);
  await tx.execute(sql`drop table twin_offers`);
  await tx.update(offers).set({ storeId: into }).where(eq(offers.storeId, from));
  await tx.update(storeAliases).set({ storeId: into }).where(eq(storeAliases.storeId, from));
  await tx.execute(sql`update import_tokens set store_id = ${into} where store_id = ${from}`);
  await tx.execute(sql`update full_menus set store_id = ${into} where store_id = ${from}`);
  // Addresses that people have kept lead to the store that stays, and so does what is imported under them.
  await tx.execute(sql`
    insert into store_aliases (alias, store_id)
    select slug, ${into}::int from stores where id = ${from}
    on conflict (alias) do update set store_id = excluded.store_id`);
  await tx.delete(stores).where(eq(stores.id, from));
  await settleOffers(tx, sql`select id from offers where store_id = ${into}`);
  await settleWeeks(tx, allWeeksOf(sql`select ${into}::int`));
  await settleTwins(tx);
}

/** States of the offers that go become states of those that stay; the same state is one. */
async function moveStates(tx: Db): Promise<void> {
  await tx.execute(sql`
    update observations set state_id = own.id
    from twin_offers as twin
    join offer_states as state on state.offer_id = twin."drop"
    join offer_states as own on own.offer_id = twin.keep and own.digest = state.digest
    where observations.offer_id = twin."drop" and observations.state_id = state.id`);
  await tx.execute(sql`
    update offer_states as state
    set offer_id = twin.keep
    from twin_offers as twin
    where state.offer_id = twin."drop" and not exists (
      select from offer_states as own where own.offer_id = twin.keep
        and own.digest = state.digest
    )`);
}
