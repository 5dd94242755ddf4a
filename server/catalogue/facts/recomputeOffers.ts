import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { affected } from "../../db/sql/statements.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { STATE, names } from "./offerColumns.ts";
import { SITE } from "#domain/site/site.ts";

/** What an offer's price is held against, and where it comes from. */
const PAST = ["median_30_days_cents", "median_days", "lowest_30_days_cents", "lowest_30_days_at"];

const MEDIANS = sql`medians.cents, medians.days_seen, medians.lowest_cents, medians.lowest_at`;

/** What settling has changed. */
interface Recomputed {
  /** Offers of which any column is another now. */
  changed: number;
  /** Offers that are missing now and were not before. */
  missing: number;
}

/**
 * Brings offers in line with the facts about them, inside the caller's transaction: their state,
 * when they were first and last seen, since when they are missing, and their median. All of it
 * follows from the facts alone, so that neither the order of imports nor an undo can be told
 * from it.
 *
 * - The newest observation's state is the offer's. Of several at one moment that with the higher
 *   price without conditions counts, so that no contradiction makes a price look lower; of equal
 *   prices any, but always the same.
 * - An offer is missing since the first full menu of its store that began after it was last seen.
 *
 * Leaves the temporary table `before_offers` with those whose state is another or which are back,
 * as they were, for `offersBefore`: alerts tell from it what is news.
 *
 * @param touched query of the ids of the offers that may have changed
 */
export async function recomputeOffers(tx: Db, touched: SQL): Promise<Recomputed> {
  await tx.execute(sql`
    create temporary table settled on commit drop as
    select distinct on (offers.id) offers.id, fact.observed_at, fact.state_id, fact.import_id,
      least(first.observed_at, fact.observed_at) as first_seen_at,
      (
        select min(menu.observed_at) from full_menus as menu
        where menu.store_id = offers.store_id and menu.began_at > fact.observed_at
          and (menu.category is null or menu.category =
            (select category from products where products.id = offers.product_id))
      ) as missing_since
    from (${touched}) as touched (id)
    join offers on offers.id = touched.id
    cross join lateral (
      select observed_at from observations
      where offer_id = offers.id and state_id is not null
      order by observed_at desc limit 1
    ) as newest
    join observations as fact on fact.offer_id = offers.id
      and fact.observed_at = newest.observed_at and fact.state_id is not null
    join offer_states as state on state.id = fact.state_id
    cross join lateral (
      select observed_at from observations
      where offer_id = offers.id order by observed_at limit 1
    ) as first
    order by offers.id, fact.effective_cents desc, state.digest collate "C"
  `);
  await tx.execute(sql`analyze settled`);
  await computeMedians(tx);
  const isNews = sql`(offers.state_id is distinct from settled.state_id
    or (offers.missing_since is not null and settled.missing_since is null))`;
  const newlyMissing = sql`offers.missing_since is null and settled.missing_since is not null`;
  const [counted] = await queryRows(
    tx,
    v.object({ missing: count }),
    sql`select count(*) as missing from settled join offers using (id) where ${newlyMissing}`,
  );
  await tx.execute(sql`
    create temporary table before_offers on commit drop as
    select offers.* from offers join settled using (id) where ${isNews}
  `);
  const changed = await updateOffers(tx);
  await tx.execute(sql`drop table settled, medians`);
  return { changed, missing: counted?.missing ?? 0 };
}

/** Writes each offer once: all columns where its state is another, else those that time changes. */
async function updateOffers(tx: Db): Promise<number> {
  const restated = await affected(
    tx,
    sql`
      update offers set (${names(STATE)}, state_id, import_id, observed_at, first_seen_at,
        missing_since, ${names(PAST)})
        = row(${names(STATE, "stated.")}, settled.state_id, settled.import_id,
          settled.observed_at, settled.first_seen_at, settled.missing_since, ${MEDIANS})
      from settled
      join before_offers on before_offers.id = settled.id
      join offer_states as state on state.id = settled.state_id
      cross join lateral jsonb_populate_record(null::offers, state.says) as stated
      left join medians on medians.id = settled.id
      where offers.id = settled.id
      returning 1
    `,
  );
  const confirmed = await affected(
    tx,
    sql`
      update offers set observed_at = settled.observed_at, first_seen_at = settled.first_seen_at,
        missing_since = settled.missing_since, (${names(PAST)}) = row(${MEDIANS})
      from settled left join medians on medians.id = settled.id
      where offers.id = settled.id
        and not exists (select from before_offers where before_offers.id = settled.id)
        and (offers.observed_at, offers.first_seen_at, offers.missing_since,
            ${names(PAST, "offers.")})
          is distinct from (settled.observed_at, settled.first_seen_at, settled.missing_since,
            ${MEDIANS})
      returning 1
    `,
  );
  return restated + confirmed;
}

/** Days before an offer's last observation that its median looks back on. */
const DAYS = 30;

/**
 * Computes what an offer's price is held against, for every offer in the temporary table `settled`
 * (`id`, `observed_at`), inside the caller's transaction: the median of the price any visitor paid
 * on each of the 30 days before that last observation, as far as the offer was known then. An
 * offer of which not even one earlier day is known has none. What was not ranked when it was seen
 * does not count: a misread price makes no deal of the right one.
 *
 * "Each day" is a point every 24 h back from the last observation. The points are
 * not generated one by one: the history is a list of spans, and the number of
 * points k (1 … 30) in a span follows from its ends. A point on the border of two
 * spans belongs to the later one. With those numbers as weights the median lies
 * where the cumulated weight reaches one half; when it does so exactly, halfway
 * between that price and the next. Of two prices at one moment the higher counts.
 *
 * Beside it: on how many earlier days of the 30, by the state's calendar, the offer was seen at
 * such a price, and the lowest of them with its newest moment.
 *
 * Leaves the temporary table `medians` (`id`, `cents`, `days_seen`, `lowest_cents`, `lowest_at`).
 */
export async function computeMedians(tx: Db): Promise<void> {
  // What was just inserted is not in the statistics yet. A planner that takes the table for
  // empty reads all of it again for every row, which took minutes on PostgreSQL.
  await tx.execute(sql`analyze observations (offer_id, observed_at)`);
  const dayOf = (at: SQL) => sql`(${at} at time zone ${sql.raw(`'${SITE.timeZone}'`)})::date`;
  await tx.execute(sql`
    create temporary table medians on commit drop as
    with seen as materialized (
      select settled.id, settled.observed_at as until, past.observed_at, past.cents, past.is_recent
      from settled
      cross join lateral (
        select observed_at, max(effective_cents) as cents, true as is_recent from observations
        where offer_id = settled.id and ranked and observed_at <= settled.observed_at
          and observed_at > settled.observed_at - make_interval(hours => 24 * ${DAYS}::int)
        group by observed_at
        union all
        -- And the price in force when the 30 days began.
        (select observed_at, effective_cents, false from observations
        where offer_id = settled.id and ranked
          and observed_at <= settled.observed_at - make_interval(hours => 24 * ${DAYS}::int)
        order by observed_at desc, effective_cents desc limit 1)
      ) as past
    ), spans as (
      select id, cents,
        least(${DAYS}::int, floor(extract(epoch from until - observed_at) / 86400))
        - greatest(0,
          -- The last span has no end: NULL, which greatest() passes over.
          floor(extract(epoch from until - lead(observed_at) over
            (partition by id order by observed_at)) / 86400)) as days
      from seen
    ), weighted as (
      select id, cents,
        sum(days) over (partition by id order by cents rows unbounded preceding) as days_so_far,
        sum(days) over (partition by id) as all_days
      from spans where days > 0
    ), middle as (
      select id, (min(cents) filter (where 2 * days_so_far >= all_days)
        + min(cents) filter (where 2 * days_so_far > all_days)) / 2.0::float8 as cents
      from weighted group by id
    ), recent as (
      select id, count(distinct ${dayOf(sql`observed_at`)})
          filter (where ${dayOf(sql`observed_at`)} < ${dayOf(sql`until`)})::smallint as days_seen,
        min(cents) as lowest_cents,
        (array_agg(observed_at order by cents, observed_at desc))[1] as lowest_at
      from seen where is_recent and observed_at < until group by id
    )
    select id, middle.cents, recent.days_seen, recent.lowest_cents, recent.lowest_at
    from middle full join recent using (id)
  `);
}
