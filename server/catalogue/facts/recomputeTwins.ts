import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/** Two files about one morning are of one moment: so far apart may the sightings be that are compared. */
const TOLERANCE_HOURS = 12;
/** What was last seen so long before is on no menu, as far as known. */
const FRESH_HOURS = 72;

/** What two rows must have alike to be one row. A row without an item's id and its link proves nothing. */
const SAME_ROW = [
  "external_id",
  "source_url",
  "price_cents",
  "sale_price_cents",
  "thc_pct_min",
  "thc_pct_max",
  "thca_pct",
  "total_thc_pct",
  "thc_mg",
];

/**
 * Finds the stores whose menu is another store's, inside the caller's transaction: each of its rows
 * equals one of the other's in item, link, price, sale and THC. Where that holds both ways, the
 * store counts that is in the state's list, else the one whose slug sorts first. Pairs of which the
 * operator has said that they are two stores are left alone. All of it follows from what was seen,
 * so that no order of imports can be told from it.
 *
 * Menus are compared by category, as of a moment at which both were known: what one file brings
 * today is not held against the other store's menu of yesterday. Figures of weeks that rested on a
 * store which no longer counts, or does again, are forgotten.
 *
 * @param touched slugs of the only stores of which anything new was seen; `null`: of any
 */
export async function recomputeTwins(
  tx: Db,
  touched: readonly string[] | null = null,
): Promise<void> {
  if (touched !== null && !(await mayConcern(tx, touched))) return;
  await tx.execute(sql`
    create temporary table twin_pairs on commit drop as
    with items as (
      select distinct offers.store_id, external_id, source_url
      from offers join stores on stores.id = offers.store_id and not stores.sample
      where external_id is not null and source_url is not null
    ), shared as (
      select array_agg(store_id) as ids from items
      group by external_id, source_url having count(*) > 1
    ), pairs as (
      select distinct one.id as store_id, other.id as other_id
      from (select distinct ids from shared) as shared
      cross join lateral unnest(ids) as one (id) cross join lateral unnest(ids) as other (id)
      where one.id <> other.id
    )
    select * from pairs where not exists (
      select from separate_stores as separate
      where separate.store_id = least(pairs.store_id, pairs.other_id)
        and separate.other_id = greatest(pairs.store_id, pairs.other_id)
    )
  `);
  const [pairs] = await queryRows(
    tx,
    v.object({ many: count }),
    sql`select count(*) as many from twin_pairs`,
  );
  if (pairs?.many === 0)
    await tx.execute(sql`create temporary table found_twins on commit drop
    as select store_id, other_id as twin_of_id from twin_pairs`);
  else await findTwins(tx);
  await keepFound(tx);
  await tx.execute(sql`drop table twin_pairs, found_twins`);
}

/** Nearly always nothing is shared, and that is found by one look at the offers. */
async function mayConcern(tx: Db, slugs: readonly string[]): Promise<boolean> {
  const list = JSON.stringify([...new Set(slugs)]);
  const [found] = await queryRows(
    tx,
    v.object({ may_concern: v.boolean() }),
    sql`
      with own as materialized (
        select distinct offers.store_id, external_id, source_url
        from offers join stores on stores.id = offers.store_id
        where ${list}::text::jsonb ? stores.slug
          and external_id is not null and source_url is not null
      )
      select exists (select from store_twins) or exists (
        select from own join offers as other using (external_id, source_url)
        where other.store_id <> own.store_id
      ) as may_concern
    `,
  );
  return found?.may_concern !== false;
}

async function findTwins(tx: Db): Promise<void> {
  const row = sql.join(
    SAME_ROW.map((name) => sql.raw(`state.says ->> '${name}'`)),
    sql`, `,
  );
  await tx.execute(sql`
    create temporary table found_twins on commit drop as
    with seen as materialized (
      select offers.store_id, products.category, min(offers.first_seen_at) as first,
        max(offers.observed_at) as last
      from offers join products on products.id = offers.product_id
      where offers.store_id in (select store_id from twin_pairs)
      group by offers.store_id, products.category
    ), spans as materialized (
      select twin_pairs.store_id, twin_pairs.other_id, own.category,
        greatest(own.first, other.first, least(own.last, other.last)
          - make_interval(hours => ${FRESH_HOURS}::int))
          - make_interval(hours => ${TOLERANCE_HOURS}::int) as since,
        least(own.last, other.last) + make_interval(hours => ${TOLERANCE_HOURS}::int) as until
      from twin_pairs
      join seen as own on own.store_id = twin_pairs.store_id
      left join seen as other on other.store_id = twin_pairs.other_id
        and other.category = own.category
    ), compared as materialized (
      -- Each store's rows of the span that it has with each of the others, a NULL where nothing is proven.
      select spans.store_id, spans.other_id, spans.category, side.is_own,
        case when state.says ?& array['external_id', 'source_url']
          then jsonb_build_array(offers.size_key, offers.menu, ${row})::text end as says
      from spans
      cross join lateral (values (true, spans.store_id), (false, spans.other_id))
        as side (is_own, store_id)
      join offers on offers.store_id = side.store_id
      join products on products.id = offers.product_id and products.category = spans.category
      cross join lateral (
        select observed_at, state_id from observations
        where offer_id = offers.id and observed_at <= spans.until
        order by observed_at desc, effective_cents desc limit 1
      ) as newest
      left join offer_states as state on state.id = newest.state_id
      where newest.observed_at >= spans.since
        and (offers.missing_since is null or offers.missing_since > spans.until)
    ), others as (
      select distinct store_id, other_id, category, says from compared where not is_own
    ), contained as materialized (
      -- What only one of them has, a whole category among it, finds nothing to equal.
      select own.store_id, own.other_id
      from compared as own
      left join others on (others.store_id, others.other_id, others.category, others.says)
        = (own.store_id, own.other_id, own.category, own.says)
      where own.is_own group by own.store_id, own.other_id
      having bool_and(others.says is not null)
    )
    select distinct on (contained.store_id) contained.store_id, contained.other_id as twin_of_id
    from contained
    join stores as own on own.id = contained.store_id
    join stores as other on other.id = contained.other_id
    where (other.license is null, other.slug collate "C") < (own.license is null, own.slug collate "C")
      or not exists (
        select from contained as back
        where back.store_id = contained.other_id and back.other_id = contained.store_id
      )
    order by contained.store_id, other.license is null, other.slug collate "C"
  `);
}

/** Keeps what was found, and forgets the figures of weeks in which a store was seen that counts otherwise now. */
async function keepFound(tx: Db): Promise<void> {
  await tx.execute(sql`
    with moved as (
      select store_id from store_twins full join found_twins using (store_id)
      where (store_twins.store_id is null) <> (found_twins.store_id is null)
    )
    delete from trend_weeks using store_weeks
    where store_weeks.store_id in (select store_id from moved)
      and trend_weeks.week in (store_weeks.week, store_weeks.week + 7)
  `);
  await tx.execute(sql`
    delete from store_twins where not exists (
      select from found_twins as found
      where (found.store_id, found.twin_of_id) = (store_twins.store_id, store_twins.twin_of_id)
    )`);
  await tx.execute(sql`
    insert into store_twins (store_id, twin_of_id) select store_id, twin_of_id from found_twins
    on conflict (store_id) do nothing`);
}
