import { getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { OFFER_FIELDS, type OfferRow } from "../offers/offerFields.ts";

/**
 * The offers that an import has changed as they were before, inside its transaction: those that
 * `settleOffers` has set aside in the temporary table `before_offers`.
 */
export async function offersBefore(
  tx: Db,
  importId: number,
): Promise<(OfferRow & { id: number })[]> {
  // Under the name of the table, whose columns say what is in its copy.
  const copy = tx.$with("offers", getTableColumns(offers)).as(sql`
    select * from before_offers
    where id in (select id from offers where import_id = ${importId}::int)
  `);
  return await tx
    .with(copy)
    .select({ id: offers.id, ...OFFER_FIELDS })
    .from(copy);
}
