import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { affected } from "../../db/sql/statements.ts";
import { recomputeOffers } from "../../catalogue/facts/recomputeOffers.ts";
import { recomputeProducts } from "../../catalogue/facts/recomputeProducts.ts";
import { recomputeWeeks, weekOf } from "../../catalogue/facts/weeks.ts";

/**
 * Takes away what an import has seen, inside the caller's transaction, and brings offers and
 * products in line with what is left. That is the state before the import, because nothing but
 * the facts decides it.
 *
 * @param created bounds of the ids that the import has created in each table
 * @returns how many offers are gone and how many offers and products are as they were before
 */
export async function removeFacts(
  tx: Db,
  importId: number,
  created: (table: string) => { after: number; last: number },
): Promise<{ removed: number; restored: { offers: number; products: number } }> {
  const seen = created("observations");
  await tx.execute(sql`
    create temporary table unseen on commit drop as
    select offer_id, state_id, observed_at from observations
    where id > ${seen.after} and id <= ${seen.last}
  `);
  await tx.execute(sql`
    create temporary table unseen_weeks on commit drop as
    select distinct store_id, ${weekOf(sql`unseen.observed_at`)} as week
    from unseen join offers on offers.id = unseen.offer_id
  `);
  // What a whole menu lacked was not in it: then every offer of its stores is concerned.
  await tx.execute(sql`
    create temporary table touched on commit drop as
    select offer_id as id from unseen union
    select offers.id from offers join full_menus using (store_id)
    where full_menus.import_id = ${importId}
  `);
  await tx.execute(sql`analyze unseen, touched`);
  await tx.execute(sql`delete from full_menus where import_id = ${importId}`);
  await tx.execute(sql`delete from observations where id > ${seen.after} and id <= ${seen.last}`);
  const products = await forget(tx);
  const offers = created("offers");
  const removed = await affected(
    tx,
    sql`delete from offers where id > ${offers.after} and id <= ${offers.last} returning 1`,
  );
  const { changed } = await recomputeOffers(tx, sql`select id from touched`);
  await recomputeWeeks(tx, sql`select store_id, week from unseen_weeks`);
  return { removed, restored: { offers: changed, products } };
}

/**
 * Forgets states and descriptions that nothing is left of; of descriptions that stay, when they
 * were last seen may be earlier again. Those of the sample stay as they are.
 *
 * @returns how many products are another now
 */
async function forget(tx: Db): Promise<number> {
  await tx.execute(sql`
    create temporary table doubted on commit drop as
    select distinct state.description_id as id, description.product_id
    from unseen join offer_states as state on state.id = unseen.state_id
    join product_descriptions as description on description.id = state.description_id
  `);
  await tx.execute(sql`
    delete from offer_states using unseen
    where offer_states.id = unseen.state_id
      and not exists (select from observations
        where observations.offer_id = offer_states.offer_id and state_id = offer_states.id)
  `);
  await tx.execute(sql`
    update product_descriptions as description set last_seen_at = (
      select max(observed_at) from offer_states as state
      join observations on observations.offer_id = state.offer_id
        and observations.state_id = state.id
      where state.description_id = description.id
    ) from doubted where doubted.id = description.id
  `);
  await tx.execute(sql`
    delete from product_descriptions as description using doubted
    where description.id = doubted.id and last_seen_at is null
  `);
  return await recomputeProducts(tx, sql`select product_id from doubted`);
}
