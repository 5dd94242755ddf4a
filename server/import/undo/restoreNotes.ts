import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { affected } from "../../db/sql/affected.ts";
import { settleOffers } from "../../offers/facts/settleOffers.ts";
import { allWeeksOf, settleWeeks } from "../../offers/weeks/settleWeeks.ts";
import { restoreRows } from "./restoreRows.ts";
import { removeSeeds, seedFacts } from "./seedFacts.ts";

/**
 * Takes back what an import of an earlier release did to offers and products, inside the caller's
 * transaction. Those imports noted the columns that they overwrote; they saw to it that the
 * history was a list of changes. What later imports build upon follows from the restored rows.
 *
 * @param created bounds of the ids that the import has created in each table
 * @returns how many offers are gone and how many offers and products are as they were before
 */
export async function restoreNotes(
  tx: Db,
  importId: number,
  created: (table: string) => { after: number; last: number },
): Promise<{ removed: number; restored: { offers: number; products: number } }> {
  const [seen, offers] = [created("observations"), created("offers")];
  await tx.execute(sql`
    create temporary table touched on commit drop as
    select offers.id, offers.product_id, offers.store_id from offers
    where offers.id in (
      select row_key::int from import_effects
      where import_id = ${importId} and table_name = 'offers'
      union select offer_id from observations where id > ${seen.after} and id <= ${seen.last}
      union select (before ->> 'offer_id')::int from import_effects
      where import_id = ${importId} and table_name = 'observations'
    )
  `);
  const offerIds = sql`select id from touched`;
  await removeSeeds(tx, offerIds);
  await tx.execute(sql`delete from observations where id > ${seen.after} and id <= ${seen.last}`);
  const removed = await affected(
    tx,
    sql`delete from offers where id > ${offers.after} and id <= ${offers.last} returning 1`,
  );
  const restored = {
    products: await restoreRows(tx, importId, "products"),
    offers: await restoreRows(tx, importId, "offers"),
  };
  await restoreRows(tx, importId, "observations");
  await seedFacts(tx, {
    offerIds,
    productIds: sql`select product_id from touched union select row_key::int from import_effects
      where import_id = ${importId} and table_name = 'products'`,
    storeIds: sql`select store_id from touched`,
  });
  // Columns that the notes do not know follow from the facts.
  await settleOffers(tx, offerIds);
  await settleWeeks(tx, allWeeksOf(sql`select store_id from touched`));
  return { removed, restored };
}
