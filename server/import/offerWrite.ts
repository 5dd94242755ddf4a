import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Category } from "#domain/categories.ts";
import type { Db } from "../db/database.ts";
import { sizeKeyOf, type OfferRow } from "./duplicates.ts";
import { updateMedians } from "./median.ts";
import { writeObservations } from "./observationWrite.ts";
import { IDENTITY, STATE, stateOf } from "./offerColumns.ts";
import { count, queryRows } from "./queryRows.ts";
import { insertRecords, isoOf } from "./recordset.ts";
import { recordChanges, recordOffers, rememberRows } from "./undo/effects.ts";

export interface OfferCounts {
  created: number;
  changed: number;
  unchanged: number;
  missing: number;
}

const names = (columns: readonly string[], table = "") =>
  sql.raw(columns.map((column) => `${table}"${column}"`).join(", "));

/**
 * Writes offers inside the caller's transaction, set by set and never row by row:
 * the rows go to a temporary table, are compared there with what is stored, and
 * only differences are written. No two rows may be about the same offer.
 *
 * A row older than the stored state does not touch it; it can only add to the
 * history (and counts as a change when it does). The same rows a second time find
 * nothing to write.
 *
 * @param full the rows are their stores' whole menus: what they lack is marked as missing
 * @param part the only category that those menus are about; `null` for all
 */
export async function writeOffers(
  tx: Db,
  rows: readonly OfferRow[],
  importId: number,
  full: boolean,
  part: Category | null = null,
): Promise<OfferCounts> {
  await stage(tx, rows, importId);
  await compare(tx);
  await remember(tx, full);
  await tx.execute(sql`
    insert into offers (${names(IDENTITY)}, ${names(STATE)}, first_seen_at, observed_at, import_id)
    select ${names(IDENTITY)}, ${names(STATE)}, observed_at, observed_at, import_id
    from staged where outcome = 'created'
  `);
  await tx.execute(sql`
    update offers set (${names(STATE)}, observed_at, missing_since, import_id)
      = row(${names(STATE, "staged.")}, staged.observed_at, null, staged.import_id)
    from staged where offers.id = staged.id and outcome = 'changed'
  `);
  // Confirmed without a change: only the age of the price is new.
  await tx.execute(sql`
    update offers set observed_at = staged.observed_at
    from staged
    where offers.id = staged.id and outcome = 'unchanged'
      and staged.observed_at > offers.observed_at
  `);
  await findIds(tx);
  await writeObservations(tx);
  await updateMedians(tx);
  const missing = full ? await markMissing(tx, part) : 0;
  await recordOffers(tx, importId);
  await recordChanges(tx, importId, "observations");
  const outcomes = await queryRows(
    tx,
    v.object({ outcome: v.string(), offers: count }),
    sql`select outcome, count(*) as offers from staged group by outcome`,
  );
  const of = (name: string) => outcomes.find(({ outcome }) => outcome === name)?.offers ?? 0;
  await tx.execute(sql`drop table staged`);
  return {
    created: of("created"),
    changed: of("changed"),
    unchanged: of("unchanged") + of("older"),
    missing,
  };
}

/** Puts the rows into the temporary table `staged`, shaped like `offers`. */
async function stage(tx: Db, rows: readonly OfferRow[], importId: number): Promise<void> {
  await tx.execute(sql`
    create temporary table staged on commit drop as
    select offers.*, 0 as effective_cents, '' as outcome from offers with no data
  `);
  const records = rows.map(({ row, storeId, productId }) => ({
    store_id: storeId,
    product_id: productId,
    size_key: sizeKeyOf(row),
    menu: row.menu,
    ...stateOf(row),
    effective_cents: row.effectiveCents,
    observed_at: isoOf(row.observed_at),
    import_id: importId,
  }));
  const columns = [...IDENTITY, ...STATE, "effective_cents", "observed_at", "import_id"];
  await insertRecords(tx, "staged", columns, records);
  // A temporary table has no statistics of its own; without them the joins below are planned badly.
  await tx.execute(sql`analyze staged`);
}

/** Finds the stored offer of each row and how the row stands to it. */
async function compare(tx: Db): Promise<void> {
  await findIds(tx);
  await tx.execute(sql`
    update staged set outcome = case
      when staged.observed_at < offers.observed_at then 'older'
      when (${names(STATE, "staged.")}) is distinct from (${names(STATE, "offers.")})
        or offers.missing_since is not null then 'changed'
      else 'unchanged' end
    from offers where offers.id = staged.id
  `);
  await tx.execute(sql`update staged set outcome = 'created' where id is null`);
}

/** Sets aside what is about to change: the offers of the rows, their stores' others, prices at the same moments. */
async function remember(tx: Db, full: boolean): Promise<void> {
  const touched = full
    ? sql`store_id in (select store_id from staged)`
    : sql`id in (select id from staged)`;
  await rememberRows(tx, "offers", touched);
  await rememberRows(
    tx,
    "observations",
    sql`(offer_id, observed_at) in (select id, observed_at from staged)`,
  );
}

async function findIds(tx: Db): Promise<void> {
  await tx.execute(sql`
    update staged set id = offers.id from offers
    where staged.id is null
      and (${names(IDENTITY, "offers.")}) = (${names(IDENTITY, "staged.")})
  `);
}

/** Marks what a full menu no longer has, from the menu's own time on. Nothing is deleted. */
async function markMissing(tx: Db, part: Category | null): Promise<number> {
  const [marked] = await queryRows(
    tx,
    v.object({ offers: count }),
    sql`
      with menus as (
        select store_id, max(observed_at) as observed_at from staged group by store_id
      ), marked as (
        update offers set missing_since = menus.observed_at
        from menus
        where offers.store_id = menus.store_id
          and offers.missing_since is null
          and offers.observed_at < menus.observed_at
          and (${part}::text is null
            or offers.product_id in (select id from products where category = ${part}))
          and not exists (select from staged where staged.id = offers.id)
        returning 1
      )
      select count(*) as offers from marked
    `,
  );
  return marked?.offers ?? 0;
}
