import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/database.ts";

/** Digest of states and descriptions that stand for what an earlier release had stored. */
const SEED = "earlier release";

/** Takes the seeds of offers, their products and their stores away, before the rows change. */
export async function removeSeeds(tx: Db, offerIds: SQL): Promise<void> {
  await tx.execute(sql`update offers set state_id = null where id in (${offerIds})`);
  await tx.execute(sql`
    delete from observations where id < 0 and offer_id in (${offerIds})`);
  await tx.execute(sql`
    update observations set state_id = null
    from offer_states as state
    where state.id = observations.state_id and state.offer_id = observations.offer_id
      and state.digest = ${SEED} and state.offer_id in (${offerIds})`);
  await tx.execute(sql`
    delete from offer_states where digest = ${SEED} and offer_id in (${offerIds})`);
}

/**
 * Writes the facts that follow from what the undo of an earlier release's import has restored,
 * inside the caller's transaction: the same that migration `observations` wrote of all rows,
 * and which explains them.
 *
 * @param offerIds query of the ids of the restored offers
 * @param productIds query of the ids of their products
 * @param storeIds query of the ids of their stores
 */
export async function seedFacts(
  tx: Db,
  { offerIds, productIds, storeIds }: Record<"offerIds" | "productIds" | "storeIds", SQL>,
): Promise<void> {
  await tx.execute(sql`
    insert into offer_states (offer_id, digest, says)
    select offers.id, ${SEED}, (
      -- Moments as imports write them, so that the same state is found to be the same.
      select jsonb_object_agg(word.key, case
        when word.key in ('sale_starts_at', 'sale_ends_at') then to_jsonb(
          to_char((word.value #>> '{}')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        else word.value end)
      from jsonb_each(to_jsonb(offers)) as word
      where word.value <> 'null' and word.key in ('size_label', 'external_id', 'source_url', 'net_mg', 'unit_count', 'thc_mg', 'cbd_mg', 'thc_pct_min', 'thc_pct_max', 'thca_pct', 'total_thc_pct', 'cbd_pct', 'terpenes', 'batch', 'lab_url', 'tested_on', 'packaged_on', 'price_cents', 'sale_price_cents', 'sale_text', 'sale_conditions', 'sale_starts_at', 'sale_ends_at', 'stock', 'ranked')
    )
    from offers join stores on stores.id = offers.store_id
    where not stores.sample
      and offers.id in (${offerIds})
  `);
  await tx.execute(sql`
    update observations set state_id = state.id
    from offers join offer_states as state on state.offer_id = offers.id
    where state.digest = ${SEED} and observations.offer_id = offers.id
      and observations.observed_at = offers.observed_at
      and offers.id in (${offerIds})
  `);
  await tx.execute(sql`
    insert into observations
      (id, offer_id, import_id, observed_at, price_cents, effective_cents, stock, ranked, state_id)
    select -offers.id, offers.id, offers.import_id, offers.observed_at,
      coalesce(in_force.price_cents, offers.price_cents),
      coalesce(in_force.effective_cents, offers.price_cents),
      coalesce(in_force.stock, offers.stock), offers.ranked, state.id
    from offers join offer_states as state on state.offer_id = offers.id
    left join lateral (
      select * from observations
      where offer_id = offers.id and observed_at <= offers.observed_at
      order by observed_at desc limit 1
    ) as in_force on true
    where state.digest = ${SEED}
      and not exists (select from observations where state_id = state.id and offer_id = offers.id)
      and offers.id in (${offerIds})
  `);
  await tx.execute(sql`
    update offers set state_id = state.id
    from offer_states as state
    where state.offer_id = offers.id and state.digest = ${SEED}
      and offers.id in (${offerIds})
  `);
  await seedDescriptions(tx, productIds);
  await seedFullMenus(tx, storeIds);
}

async function seedDescriptions(tx: Db, productIds: SQL): Promise<void> {
  await tx.execute(sql`
    delete from product_descriptions where digest = ${SEED} and product_id in (${productIds})`);
  await tx.execute(sql`
    insert into product_descriptions (product_id, digest, says, last_seen_at)
    select products.id, ${SEED}, jsonb_strip_nulls(jsonb_build_object(
        'name', name, 'brand', brand, 'subcategory', subcategory, 'marketed_type', marketed_type,
        'sample', products.sample, 'strain', case when strain_slug is not null or strain_name is not null
          then jsonb_build_object('slug', strain_slug, 'name', strain_name) end)),
      case when not products.sample then (
        select max(observed_at) from offers join stores on stores.id = offers.store_id
        where offers.product_id = products.id and not stores.sample
      ) end
    from products
    where true and products.id in (${productIds})
  `);
}

async function seedFullMenus(tx: Db, storeIds: SQL): Promise<void> {
  await tx.execute(sql`delete from full_menus where id < 0 and store_id in (${storeIds})`);
  await tx.execute(sql`
    insert into full_menus (id, import_id, store_id, began_at, observed_at)
    select -row_number() over (order by store_id, missing_since)
        - (select coalesce(max(-id), 0) from full_menus where id < 0),
      (select max(import_id) from offers as own where own.store_id = gone.store_id), store_id,
      -- Offers that were in the menu were seen a little before its newest row.
      least(missing_since, (select min(observed_at) from offers as own
        where own.store_id = gone.store_id and own.missing_since is null)), missing_since
    from (
      select distinct store_id, missing_since from offers join stores on stores.id = offers.store_id
      where missing_since is not null and not stores.sample
    ) as gone
    where true and store_id in (${storeIds})
  `);
}
