import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { WEEKS } from "./sampleOffers.ts";

/**
 * Of so many stores one is seen each week; of the others only what is on sale today is, as shoppers look at sales, and else
 * changes are known, and today's menu.
 */
const ONE_SEEN_OF = 6;

/** A number for each strain, the same in every database. */
const STRAIN_NUMBER = sql`('x' || substr(md5(products.strain_slug), 1, 6))::bit(24)::int`;

/** Weeks in which the prices that stood were seen again, so that a week rests on more than changes. */
export async function confirmPrices(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into observations
      (offer_id, import_id, observed_at, price_cents, effective_cents, stock)
    select offer_id, import_id, seen_at, price_cents, effective_cents, stock
    from (
      select observations.*, offers.observed_at as today,
        store_id % ${ONE_SEEN_OF}::int = 0 or sale_price_cents is not null as is_followed,
        lead(observations.observed_at, 1, 'infinity') over
          (partition by offer_id order by observations.observed_at) as until
      from observations join offers on offers.id = offer_id
    ) as change
    cross join lateral generate_series(
      0, case when is_followed then ${WEEKS - 1}::int else 0 end
    ) as weeks (ago)
    cross join lateral (select today - make_interval(hours => weeks.ago * 24 * 7) as seen_at) as moment
    where seen_at > change.observed_at + interval '1 day'
      and seen_at < change.until - interval '1 day'
  `);
}

/** Some stores have opened and some strains have come during the year: nothing is known of them before. */
export async function lateComers(tx: Db): Promise<void> {
  await tx.execute(sql`
    with late as materialized (
      select offers.id, offers.observed_at - make_interval(weeks => least(
        case when stores.id % 24 = 5 then 6 + stores.id % 30 end,
        case when ${STRAIN_NUMBER} % 5 = 0 then 6 + ${STRAIN_NUMBER} % 40 end
      )) as since
      from offers join stores on stores.id = offers.store_id
      join products on products.id = offers.product_id
      where stores.id % 24 = 5 or ${STRAIN_NUMBER} % 5 = 0
    ), gone as (
      delete from observations using late
      where observations.offer_id = late.id and observations.observed_at < late.since
    )
    update offers set first_seen_at = kept.first
    from (
      select offer_id, min(observations.observed_at) as first
      from observations join late on late.id = offer_id
      where observations.observed_at >= late.since group by offer_id
    ) as kept
    where offers.id = kept.offer_id
  `);
}

/** Some strains were out of stock everywhere for a while, and are back. */
export async function soldOutForAWhile(tx: Db): Promise<void> {
  await tx.execute(sql`
    update observations set stock = 'no'
    from offers join products on products.id = offers.product_id
    where offers.id = offer_id and ${STRAIN_NUMBER} % 20 = 1
      and observations.observed_at < offers.observed_at
        - make_interval(weeks => 7 + ${STRAIN_NUMBER} % 30)
      and observations.observed_at > offers.observed_at
        - make_interval(weeks => 14 + ${STRAIN_NUMBER} % 30)
  `);
}
