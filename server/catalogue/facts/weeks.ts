import { sql, type SQL } from "drizzle-orm";
import { SECTIONS } from "#domain/offers/categories.ts";
import { plausibleBounds } from "#domain/offers/prices.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion, readDataVersion } from "../../db/dataVersion.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { recomputeOffers } from "./recomputeOffers.ts";
import { recomputeTwins } from "./recomputeTwins.ts";
import { SITE } from "#domain/site/site.ts";

const WEEK = weekOf(sql`observations.observed_at`);

/** When a week is over, and its last minute: a sale "until Sunday, 23:59" is on at its end. */
const END = midnightOf(sql`seen.week + 7`);

const LAST_MINUTE = sql`(${END} - interval '1 minute')`;

/** Whether a unit price at a week's end is believed; what is in none of the four categories has none. */
const IS_BELIEVED = sql`coalesce(case priced.category
  ${sql.join(
    SECTIONS.map((section) => {
      const { low, high } = plausibleBounds(section, section === "edible" ? "100mg" : "g");
      return sql`when ${section} then unit between ${low}::float8 and ${high}::float8`;
    }),
    sql` `,
  )} end, true)`;

/** Columns of a store's week beside its key. */
const LISTS = ["products", "sizes", "cents", "units", "seen_at", "stocked_from", "stocked_to"];

const named = (prefix: string) => sql.raw(LISTS.map((name) => prefix + name).join(", "));

/** A list of a store's week, with the entries in the same order as in every other. */
const listOf = (column: string) =>
  sql`array_agg(${sql.raw(column)} order by product_id, size_key collate "C")`;

/**
 * Brings the weeks of stores in line with the facts, inside the caller's transaction, and forgets
 * the figures that rest on those that have changed. A week follows from what was seen of its store
 * and nothing else, so neither the order of imports nor an undo can be told from it.
 *
 * - Its price of an offer is what any visitor paid at its end by the last observation in it: a sale
 *   that was over by then is no price of the week. Of several at one moment the higher counts, as
 *   everywhere.
 * - One product and size counts once: of offers on several menus the one that was seen last.
 *
 * @param touched query of store and Monday of each week that may have changed
 */
export async function recomputeWeeks(tx: Db, touched: SQL): Promise<void> {
  await tx.execute(sql`
    with touched as materialized (
      select distinct store_id, week from (${touched}) as given (store_id, week)
    ), bounds as materialized (
      select ${midnightOf(sql`min(week)`)} as begins, ${midnightOf(sql`max(week) + 7`)} as ends
      from touched
    ), seen as (
      select offers.id, offers.store_id, offers.product_id, offers.size_key, offers.menu,
        offers.net_mg, offers.thc_mg, offers.ranked, weekly.*
      from offers
      -- Offer by offer, so that the index is read and never all that was ever seen.
      cross join lateral (
        select ${WEEK} as week, max(observed_at) as seen_at,
          min(observed_at) filter (where observations.stock <> 'no') as stocked_from,
          max(observed_at) filter (where observations.stock <> 'no') as stocked_to
        from observations
        where offer_id = offers.id
          and observed_at >= (select begins from bounds)
          and observed_at < (select ends from bounds)
        group by ${WEEK}
      ) as weekly
      where offers.store_id in (select store_id from touched)
    ), stated as (
      -- The state that was seen; the sample and changes noted by early releases have the offer's.
      select distinct on (seen.id, seen.week) seen.id, seen.week, seen.store_id, seen.product_id,
        seen.size_key, seen.seen_at, seen.stocked_from, seen.stocked_to,
        case when state.id is null then fact.effective_cents
          when state.says ->> 'sale_conditions' = 'none'
            and coalesce((state.says ->> 'sale_starts_at')::timestamptz < ${END}, true)
            and coalesce((state.says ->> 'sale_ends_at')::timestamptz >= ${LAST_MINUTE}, true)
            then least((state.says ->> 'sale_price_cents')::int, fact.price_cents)
          else fact.price_cents end as cents,
        case when state.id is null then seen.net_mg
          else (state.says ->> 'net_mg')::int end as net_mg,
        case when state.id is null then seen.thc_mg
          else (state.says ->> 'thc_mg')::float8 end as thc_mg,
        seen.menu <> 'med' and fact.stock <> 'no' and coalesce(
          case when state.id is null then seen.ranked
            else (state.says ->> 'ranked')::boolean end, true) as is_priced
      from seen join touched using (store_id, week)
      join observations as fact on fact.offer_id = seen.id and fact.observed_at = seen.seen_at
      left join offer_states as state on state.id = fact.state_id
      order by seen.id, seen.week, fact.effective_cents desc, state.digest collate "C"
    ), priced as (
      -- The domain's own arithmetic, so that both round alike.
      select stated.*, products.category, case
        when products.category in ('flower', 'vape', 'extract')
          then (cents::float8 * 1000) / nullif(greatest(net_mg, 0), 0)
        when products.category = 'edible'
          then (cents::float8 * 100) / nullif(greatest(thc_mg, 0), 0)
        end as unit
      from stated join products on products.id = stated.product_id
    ), believed as (
      select priced.*, is_priced and ${IS_BELIEVED} as is_said
      from priced
    ), once as (
      select distinct on (store_id, week, product_id, size_key)
        store_id, week, product_id, size_key, seen_at,
        case when is_said then cents end as cents, case when is_said then unit end as unit,
        min(stocked_from) over same as stocked_from, max(stocked_to) over same as stocked_to
      from believed
      window same as (partition by store_id, week, product_id, size_key)
      order by store_id, week, product_id, size_key,
        is_said desc, unit is null, seen_at desc, cents desc, unit desc
    ), made as (
      select store_id, week, ${listOf("product_id")} as products, ${listOf("size_key")} as sizes,
        ${listOf("cents")} as cents, ${listOf("unit")} as units, ${listOf("seen_at")} as seen_at,
        ${listOf("stocked_from")} as stocked_from, ${listOf("stocked_to")} as stocked_to
      from once group by store_id, week
    ), emptied as (
      delete from store_weeks using touched
      where store_weeks.store_id = touched.store_id and store_weeks.week = touched.week
        and not exists (select from made
          where made.store_id = touched.store_id and made.week = touched.week)
      returning store_weeks.week
    ), written as (
      insert into store_weeks (store_id, week, ${named("")})
      select store_id, week, ${named("")} from made
      on conflict (store_id, week) do update set (${named("")}) = row(${named("excluded.")})
      where (${named("store_weeks.")}) is distinct from (${named("excluded.")})
      returning week
    ), changed as (
      select week from emptied union select week from written
    )
    delete from trend_weeks where week in (select week from changed)
      -- The next week's changes are against this one.
      or week in (select week + 7 from changed)
  `);
}

/** Query of all weeks of some stores, those that are kept and those that should be. */
export function allWeeksOf(stores: SQL): SQL {
  return sql`
    select store_id, week from store_weeks where store_id in (${stores})
    union select offers.store_id, ${WEEK}
    from offers join observations on observations.offer_id = offers.id
    where offers.store_id in (${stores})
  `;
}

/**
 * Forgets the figures of weeks in which a store was seen that has another region now, inside the
 * caller's transaction. How the stores were is in the temporary table `before_stores`.
 */
export async function forgetMovedStores(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from trend_weeks where week in (
      select week from store_weeks
      join stores on stores.id = store_weeks.store_id
      join before_stores as past on past.id = stores.id
      where past.region is distinct from stores.region
    )
  `);
}

/** Raised when weeks are to be made anew, because they are kept in another form or follow another rule. */
const FORM = 2;

/**
 * Makes the weeks of a database that was written before there were any, or by another rule, once:
 * from then on imports keep them. So it is with what prices are held against, and with stores whose
 * menu is another's.
 */
export async function keepWeeks(db: Db): Promise<void> {
  if ((await readDataVersion(db, "weeks")) >= FORM) return;
  await db.transaction(async (tx) => {
    await takeImportLock(tx);
    const form = await readDataVersion(tx, "weeks");
    if (form >= FORM) return;
    await recomputeOffers(tx, sql`select id from offers where state_id is not null`);
    await recomputeTwins(tx);
    await recomputeWeeks(tx, allWeeksOf(sql`select id from stores`));
    for (let at = form; at < FORM; at += 1) await bumpDataVersion(tx, "weeks");
    await bumpDataVersion(tx);
  });
}

/** Midnight of a day in the state, as a moment. @param day SQL of a date */
function midnightOf(day: SQL): SQL {
  return sql`((${day})::timestamp at time zone ${sql.raw(`'${SITE.timeZone}'`)})`;
}

/** The Monday of the week that a moment is in, in the state. @param moment SQL of a moment */
export function weekOf(moment: SQL): SQL {
  // Written out and not as a parameter, so that what is grouped by it is known to be the same.
  return sql`date_trunc('week', ${moment} at time zone ${sql.raw(`'${SITE.timeZone}'`)})::date`;
}
