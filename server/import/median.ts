import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/** Days before an offer's last observation that its median looks back on. */
const DAYS = 30;

/**
 * Computes `median_30_days_cents` of every offer in the temporary table `staged`,
 * inside the caller's transaction: the median of the price any visitor paid on each
 * of the 30 days before the last observation, as far as the offer was known then. It
 * is NULL when not even one earlier day is known.
 *
 * "Each day" is a point every 24 h back from the last observation. The points are
 * not generated one by one: the history is a list of spans, and the number of
 * points k (1 … 30) in a span follows from its ends. A point on the border of two
 * spans belongs to the later one. With those numbers as weights the median lies
 * where the cumulated weight reaches one half; when it does so exactly, halfway
 * between that price and the next.
 */
export async function updateMedians(tx: Db): Promise<void> {
  // What was just inserted is not in the statistics yet. A planner that takes the tables for
  // empty reads all of them anew for every row, which took minutes on PostgreSQL.
  await tx.execute(sql`analyze offers, observations`);
  await tx.execute(sql`
    with spans as (
      select offers.id, observations.effective_cents as cents,
        least(${DAYS}::int,
          floor(extract(epoch from offers.observed_at - observations.observed_at) / 86400))
        - greatest(0,
          -- The last span has no end: NULL, which greatest() passes over.
          floor(extract(epoch from offers.observed_at - lead(observations.observed_at) over
            (partition by offers.id order by observations.observed_at)) / 86400)) as days
      from staged
      join offers on offers.id = staged.id
      join observations
        on observations.offer_id = offers.id and observations.observed_at <= offers.observed_at
    ), weighted as (
      select id, cents,
        sum(days) over (partition by id order by cents rows unbounded preceding) as days_so_far,
        sum(days) over (partition by id) as all_days
      from spans where days > 0
    ), medians as (
      select id, (min(cents) filter (where 2 * days_so_far >= all_days)
                + min(cents) filter (where 2 * days_so_far > all_days)) / 2.0 as median
      from weighted group by id
    )
    update offers set median_30_days_cents = medians.median
    from staged left join medians on medians.id = staged.id
    where offers.id = staged.id and offers.median_30_days_cents is distinct from medians.median
  `);
}
