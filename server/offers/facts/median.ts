import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";

/** Days before an offer's last observation that its median looks back on. */
const DAYS = 30;

/**
 * Computes the 30-day median of every offer in the temporary table `settled` (`id`,
 * `observed_at`), inside the caller's transaction: the median of the price any visitor paid on
 * each of the 30 days before that last observation, as far as the offer was known then. An
 * offer of which not even one earlier day is known has none.
 *
 * "Each day" is a point every 24 h back from the last observation. The points are
 * not generated one by one: the history is a list of spans, and the number of
 * points k (1 … 30) in a span follows from its ends. A point on the border of two
 * spans belongs to the later one. With those numbers as weights the median lies
 * where the cumulated weight reaches one half; when it does so exactly, halfway
 * between that price and the next. Of two prices at one moment the higher counts.
 *
 * Leaves the temporary table `medians` (`id`, `cents`).
 */
export async function computeMedians(tx: Db): Promise<void> {
  // What was just inserted is not in the statistics yet. A planner that takes the table for
  // empty reads all of it again for every row, which took minutes on PostgreSQL.
  await tx.execute(sql`analyze observations (offer_id, observed_at)`);
  await tx.execute(sql`
    create temporary table medians on commit drop as
    with spans as (
      select settled.id, seen.cents,
        least(${DAYS}::int,
          floor(extract(epoch from settled.observed_at - seen.observed_at) / 86400))
        - greatest(0,
          -- The last span has no end: NULL, which greatest() passes over.
          floor(extract(epoch from settled.observed_at - lead(seen.observed_at) over
            (partition by settled.id order by seen.observed_at)) / 86400)) as days
      from settled
      cross join lateral (
        select observed_at, max(effective_cents) as cents from observations
        where offer_id = settled.id and observed_at <= settled.observed_at
          and observed_at > settled.observed_at - make_interval(hours => 24 * ${DAYS}::int)
        group by observed_at
        union all
        -- And the price in force when the 30 days began.
        (select observed_at, effective_cents from observations
        where offer_id = settled.id
          and observed_at <= settled.observed_at - make_interval(hours => 24 * ${DAYS}::int)
        order by observed_at desc, effective_cents desc limit 1)
      ) as seen
    ), weighted as (
      select id, cents,
        sum(days) over (partition by id order by cents rows unbounded preceding) as days_so_far,
        sum(days) over (partition by id) as all_days
      from spans where days > 0
    )
    select id, (min(cents) filter (where 2 * days_so_far >= all_days)
      + min(cents) filter (where 2 * days_so_far > all_days)) / 2.0::float8 as cents
    from weighted group by id
  `);
}
