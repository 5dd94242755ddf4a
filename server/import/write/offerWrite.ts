import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { refreshPlanStatistics } from "../../db/sql/statements.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { settleOffers } from "../../catalogue/facts/recomputeOffers.ts";
import { settleWeeks, weekOf } from "../../catalogue/facts/weeks.ts";
import type { Remark } from "../result.ts";
import { contradictedRows } from "./contradictedRows.ts";
import { noteFullMenus } from "./fullMenus.ts";
import { stageRows, type DescribedRow } from "./stageRows.ts";
import { writeFacts } from "./writeFacts.ts";

export interface OfferCounts {
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
  const { missing } = await settleOffers(tx, hasHistory ? seen : sql`${seen} except ${SETTLED}`);
  await refreshPlanStatistics(tx);
  await settleWeeks(tx, sql`select store_id, ${weekOf(sql`observed_at`)} from sighted`);
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
