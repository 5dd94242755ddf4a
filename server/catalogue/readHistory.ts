import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { PriceChange } from "#domain/menus/productDetail.ts";
import type { Db } from "../db/database.ts";
import { count, queryRows } from "../db/sql/queryRows.ts";

const ChangeSchema = v.object({ offer_id: count, at: v.string(), cents: v.nullable(count) });

/**
 * What any visitor paid for each of some offers: the price in force at `since`
 * (epoch milliseconds) and every change after it, oldest first. Of two prices at
 * one moment the higher counts. What was not ranked when it was seen is a change to no price at all.
 *
 * @returns changes by the offer's id; an offer without any is left out
 */
export async function readHistory(
  db: Db,
  offerIds: readonly number[],
  since: number,
): Promise<Map<number, PriceChange[]>> {
  const begin = sql`${new Date(since).toISOString()}::timestamptz`;
  const rows = await queryRows(
    db,
    ChangeSchema,
    sql`
      with seen as (
        -- Both halves read the index of offer and moment: the newest row until then, and all later ones.
        select wanted.id, in_force.observed_at, in_force.effective_cents
        from unnest(${`{${offerIds.join()}}`}::int[]) as wanted (id)
        cross join lateral (
          select observed_at, case when ranked then effective_cents end as effective_cents
          from observations
          where offer_id = wanted.id and observed_at <= ${begin}
          order by observed_at desc, ranked desc, observations.effective_cents desc limit 1
        ) as in_force
        union all
        select offer_id, observed_at, max(effective_cents) filter (where ranked)
        from observations
        where offer_id = any(${`{${offerIds.join()}}`}::int[]) and observed_at > ${begin}
        group by offer_id, observed_at
      ), changes as (
        -- A confirmation is no change, nor is what is only about the stock.
        select id, observed_at, effective_cents, effective_cents is distinct from
          lag(effective_cents) over (partition by id order by observed_at) as is_change
        from seen
      )
      select id as offer_id, effective_cents as cents,
        to_char(observed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from changes where is_change order by id, observed_at
    `,
  );
  const histories = new Map<number, PriceChange[]>();
  for (const { offer_id: offerId, at, cents } of rows) {
    const history = histories.get(offerId) ?? [];
    histories.set(offerId, history);
    history.push({ observedAt: at, cents });
  }
  return histories;
}
