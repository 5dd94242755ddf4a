import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { refreshPlanStatistics } from "../../db/sql/statements.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { recomputeOffers } from "../../catalogue/facts/recomputeOffers.ts";
import { recomputeWeeks, weekOf } from "../../catalogue/facts/weeks.ts";
import type { Remark } from "../result.ts";
import { contradictedRows } from "./contradictedRows.ts";
import { stageRows, type DescribedRow } from "./stageRows.ts";
import { IDENTITY, STATE, names } from "../../catalogue/facts/offerColumns.ts";

interface OfferCounts {
  created: number;
  changed: number;
  unchanged: number;
  missing: number;
}

interface WriteHow {
  importId: number;
  /**
   * Who says that the rows are their stores' whole menus, so that what they lack is marked as
   * missing; `null`: they are not.
   */
  full: "file" | "operator" | null;
  dryRun: boolean;
}

/**
 * Ids of offers that were created in line with all facts: there is one about each, unless a whole
 * menu was seen later that lacks them.
 */
const SETTLED = sql`
  select id from sighted where is_new and not exists (
    select from full_menus as menu
    where menu.store_id = sighted.store_id and menu.began_at > sighted.observed_at
  )`;

/**
 * Writes offers inside the caller's transaction, set by set and never row by row: what the rows
 * have seen is written down as facts, and the offers are brought in line with them. No two rows
 * may be about the same offer and moment.
 *
 * A row older than the stored state does not touch it; it can only add to the
 * history (and counts as a change when it does). The same rows a second time find
 * nothing to write.
 *
 * @returns what was done, and warnings: whole menus of one category, and what was not taken because
 *   another import says otherwise of the same moment
 */
export async function writeOffers(
  tx: Db,
  rows: readonly DescribedRow[],
  { importId, full, dryRun }: WriteHow,
): Promise<{ counts: OfferCounts; warnings: Remark[] }> {
  const hasHistory = await stageRows(tx, rows);
  await writeFacts(tx, importId);
  const warnings = full === null ? [] : await noteFullMenus(tx, importId, full);
  const seen =
    full === null
      ? sql`select id from sighted`
      : sql`select id from offers where store_id in (select store_id from sighted)`;
  // What came with a history is not in line with it yet.
  const { missing } = await recomputeOffers(tx, hasHistory ? seen : sql`${seen} except ${SETTLED}`);
  await endReports(tx);
  await refreshPlanStatistics(tx);
  await recomputeWeeks(tx, sql`select store_id, ${weekOf(sql`observed_at`)} from sighted`);
  const [found] = await queryRows(
    tx,
    v.object({ created: count, changed: count, unchanged: count }),
    sql`
      with outcomes as (
        select bool_or(is_new) as is_new, bool_or(alters or (differs
          and offers.state_id = sighted.state_id
          and offers.observed_at = sighted.observed_at)) as is_changed
        from sighted join offers using (id) group by id
      )
      select count(*) filter (where is_new) as created,
        count(*) filter (where not is_new and is_changed) as changed,
        count(*) filter (where not is_new and not is_changed) as unchanged
      from outcomes
    `,
  );
  if (found === undefined) throw new Error("A query without groups returned no row.");
  warnings.push(...(await contradictedRows(tx, importId, !dryRun)));
  await tx.execute(sql`drop table sighted`);
  return { counts: { ...found, missing: full === null ? 0 : missing }, warnings };
}

/** A menu of the store knows better than who was at its counter before: of what it has, and of what it has no more. */
async function endReports(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from counter_reports where offer_id in (
      select id from sighted
      union
      select id from offers
      where store_id in (select store_id from sighted) and missing_since is not null
    )`);
}

/**
 * Notes for each store of the temporary table `sighted` that its whole menu was seen, inside the
 * caller's transaction. A menu whose rows are all of one category
 * speaks for that category only, unless the file says itself that it is all there is.
 *
 * @returns a warning for each such category whose store lists others, too
 */
async function noteFullMenus(
  tx: Db,
  importId: number,
  saidBy: "file" | "operator",
): Promise<Remark[]> {
  await tx.execute(sql`
    with menus as (
    select sighted.store_id, min(observed_at) as began_at, max(observed_at) as observed_at,
      case when ${saidBy} = 'operator' and count(distinct products.category) = 1 then min(products.category) end
      as category
    from sighted join products on products.id = sighted.product_id
    group by sighted.store_id
    )
    insert into full_menus (import_id, store_id, began_at, observed_at, category)
    select ${importId}::int, menus.* from menus
    where not exists (
      select from full_menus as same
      where (same.store_id, same.began_at, same.observed_at)
          = (menus.store_id, menus.began_at, menus.observed_at)
        and same.category is not distinct from menus.category
    ) order by store_id
  `);
  const partial = await queryRows(
    tx,
    v.object({ category: v.string() }),
    sql`
      select distinct menu.category from full_menus as menu
      where menu.import_id = ${importId}::int and menu.category is not null and exists (
        select from offers join products on products.id = offers.product_id
        where offers.store_id = menu.store_id and products.category <> menu.category
          and offers.missing_since is null
      ) order by menu.category
    `,
  );
  return partial.map(({ category }) => ({
    row: null,
    field: "category",
    reason: `is ${category} only, and the store lists other categories, which are left as they are`,
  }));
}

/**
 * Writes what the rows of the temporary table `sighted` have seen, inside the caller's
 * transaction: offers and states that are new, and an observation for each row. A fact that is
 * known already, the same state of the same offer at the same moment, is not written again. Says
 * of each row whether it `alters` a history that goes on after it.
 */
async function writeFacts(tx: Db, importId: number): Promise<void> {
  await noteAlterations(tx);
  await tx.execute(sql`
    insert into offers
      (id, ${names(IDENTITY)}, ${names(STATE)}, first_seen_at, observed_at, state_id, import_id)
    select distinct on (sighted.id)
      sighted.id, ${names(IDENTITY, "sighted.")}, ${names(STATE, "stated.")},
      sighted.observed_at, sighted.observed_at, sighted.state_id, ${importId}::int
    from sighted cross join lateral jsonb_populate_record(null::offers, says) as stated
    where is_new
    order by sighted.id, sighted.observed_at desc
  `);
  await tx.execute(sql`
    insert into offer_states (id, offer_id, digest, says, description_id)
    select distinct on (state_id) state_id, id, digest, says, description_id
    from sighted where is_new_state order by state_id
  `);
  await tx.execute(sql`
    insert into observations
      (offer_id, import_id, observed_at, price_cents, effective_cents, stock, ranked, state_id)
    select id, ${importId}::int, observed_at, price_cents, effective_cents, stock,
      (says ->> 'ranked')::boolean, state_id
    from sighted
    on conflict (offer_id, observed_at, state_id) do nothing
  `);
}

/** Of rows that come after later ones: whether they say another price or stock than was known of their moment. */
async function noteAlterations(tx: Db): Promise<void> {
  await tx.execute(sql`
    update sighted set alters = true
    where is_older and not exists (
      select from observations as same
      where same.offer_id = sighted.id and same.observed_at = sighted.observed_at
        and same.state_id = sighted.state_id
    ) and not exists (
      select from (
        select * from observations as earlier
        where earlier.offer_id = sighted.id and earlier.observed_at <= sighted.observed_at
        order by earlier.observed_at desc, earlier.effective_cents desc limit 1
      ) as in_force
      where (in_force.price_cents, in_force.effective_cents, in_force.stock)
          = (sighted.price_cents, sighted.effective_cents, sighted.stock)
        -- Of two prices at one moment the dearer counts.
        or (in_force.observed_at = sighted.observed_at
          and in_force.effective_cents >= sighted.effective_cents)
    )
  `);
}
