import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { AskedPrice } from "#domain/alerts/alertRules.ts";
import type { dealPrice } from "#domain/offers/deals.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { rankedUnitPrice } from "#domain/offers/prices.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { offersBefore } from "../../catalogue/facts/offerColumns.ts";
import { timesOf } from "../../catalogue/offers/offerFields.ts";

/**
 * What offers cost before an import, by id, inside its transaction; those that had no such price are left out.
 * One that was misread counts as it was seen before that: a correction is no news.
 *
 * @param found the offers as they are now
 * @param priceOf `dealPrice`: what they cost as deals; `shelfPrice`: what they cost at all
 * @param now epoch milliseconds
 */
export async function pricesBefore(
  tx: Db,
  importId: number,
  found: ReadonlyMap<number, StoreOffer>,
  priceOf: (offer: Parameters<typeof dealPrice>[0], now: number) => AskedPrice | null,
  now: number,
): Promise<Map<number, AskedPrice>> {
  const prices = new Map<number, AskedPrice>();
  const misread: number[] = [];
  for (const { id, ...row } of await offersBefore(tx, found.keys())) {
    const offer = found.get(id);
    if (offer === undefined) continue;
    if (!row.ranked) misread.push(id);
    // As if it had been confirmed today: a price does not become news by a pause between imports.
    const observedAt = Date.parse(offer.observedAt);
    const { product, store } = offer;
    const price = priceOf({ ...row, ...timesOf(row), observedAt, product, store }, now);
    if (price !== null) prices.set(id, price);
  }
  if (misread.length === 0) return prices;
  const rightly = await queryRows(
    tx,
    v.object({ id: count, cents: count }),
    sql`
      select wanted.id, last.effective_cents as cents
      from unnest(${`{${misread.join()}}`}::int[]) as wanted (id)
      cross join lateral (
        select effective_cents from observations
        where offer_id = wanted.id and ranked and import_id <> ${importId}::int
        order by observed_at desc, effective_cents desc limit 1
      ) as last
    `,
  );
  for (const { id, cents } of rightly) {
    const offer = found.get(id);
    const unit = offer && rankedUnitPrice(offer.product.category, cents, offer);
    if (unit) prices.set(id, { cents, unit });
  }
  return prices;
}
