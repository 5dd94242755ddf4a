import { sql, type SQL } from "drizzle-orm";
import { SITE } from "#domain/site/site.ts";
import type { Db } from "../../db/database.ts";

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
