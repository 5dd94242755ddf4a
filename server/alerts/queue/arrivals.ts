import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { shelfPrice } from "#domain/offers/deals.ts";
import { inEpochMs } from "#domain/offers/offers.ts";
import { RANKED_FOR_MS } from "#domain/time/freshness.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { offersById } from "../../catalogue/offers/storeOffers.ts";
import type { NewDeal } from "./newDeals.ts";

const RowSchema = v.object({ id: count, kind: v.picklist(["restock", "new_at_store"]) });

/**
 * What has come back with an import, and what its stores have for the first time, inside the import's
 * transaction.
 *
 * - Back: it was not in a whole menu of its store, and came again 24 hours later or more. A store of
 *   which nothing was imported meanwhile had no menu that could lack anything, and part of a menu never
 *   says that something is missing.
 * - New: its store had a whole menu before it was first seen, which therefore lacked it, and nothing
 *   else of the product. Another size of what is there is no news.
 *
 * @param now epoch milliseconds
 */
export async function findArrivals(tx: Db, importId: number, now: number): Promise<NewDeal[]> {
  const rows = await queryRows(
    tx,
    RowSchema,
    sql`
      select offers.id, 'restock' as kind
      from offers join before_offers as before using (id)
      where offers.import_id = ${importId}::int and offers.missing_since is null
        and offers.observed_at - before.missing_since >= interval '24 hours'
      union all
      select offers.id, 'new_at_store' as kind
      from offers
      where offers.import_id = ${importId}::int and offers.first_seen_at = offers.observed_at
        and exists (
          select from full_menus as menu
          where menu.store_id = offers.store_id and menu.observed_at < offers.first_seen_at
            and menu.import_id <> ${importId}::int
            and (menu.category is null or menu.category =
              (select category from products where products.id = offers.product_id))
        )
        and not exists (
          select from offers as other
          where other.store_id = offers.store_id and other.product_id = offers.product_id
            and other.first_seen_at < offers.first_seen_at
        )
    `,
  );
  if (rows.length === 0) return [];
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const found = await offersById(tx, inArray(offers.id, [...kinds.keys()]));
  return [...found].flatMap(([offerId, offer]) => {
    const [kind, price] = [kinds.get(offerId), shelfPrice(inEpochMs(offer), now)];
    if (kind === undefined || price === null) return [];
    const endsAt = Date.parse(offer.observedAt) + RANKED_FOR_MS;
    return [Object.assign(offer, { offerId, kind, price, endsAt })];
  });
}
