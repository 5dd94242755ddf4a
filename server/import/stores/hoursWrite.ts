import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { isoOf } from "../../db/sql/statements.ts";
import { hoursRemark, wordedHours } from "../check/storeChecks.ts";
import type { Remark } from "../result.ts";
import { recordChanges, rememberRows } from "../undo/effects.ts";
import type { ResolvedRows } from "./storeDirectory.ts";
import { FACT_NAMES } from "../../catalogue/stores/storeProfiles.ts";
import type { FactOrigin } from "../../db/schema/stores.ts";

/** What a menu says of its store's hours. */
interface MenuHours {
  row: number;
  text: string;
  /** Epoch milliseconds. */
  observedAt: number;
}

/**
 * Takes the opening hours that rows of a menu give for their stores, inside the caller's
 * transaction. The newest count, whichever file comes first: a file that is older than what is
 * known of the hours changes nothing.
 *
 * @returns warnings: hours that were not understood, and stores for which rows differ
 */
export async function writeHours(
  tx: Db,
  rows: ResolvedRows["rows"],
  importId: number,
  fileName: string,
): Promise<Remark[]> {
  const warnings: Remark[] = [];
  const byStore = hoursByStore(rows, warnings);
  if (byStore.size === 0) return [];
  const records = [...byStore].map(([id, { row, text, observedAt }]) => {
    const hours = wordedHours(text);
    const remark = hoursRemark(hours);
    if (remark !== null) warnings.push({ row, field: "hours", reason: remark });
    const facts = originsOf({ hours }, fileName, observedAt);
    return { id, hours, facts, at: isoOf(observedAt) };
  });
  const ids = JSON.stringify(records.map(({ id }) => id));
  await rememberRows(
    tx,
    "stores",
    sql`id in (select jsonb_array_elements_text(${ids}::text::jsonb)::int)`,
  );
  await tx.execute(sql`
    update stores
    set hours = next.hours, facts = stores.facts || ${sql.raw(addedFacts("next", "stores"))}
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb)
      as next (id int, hours jsonb, facts jsonb, at timestamptz)
    where stores.id = next.id
      and coalesce((stores.facts -> 'hours' ->> 'at')::timestamptz <= next.at, true)
  `);
  await recordChanges(tx, importId, "stores");
  return warnings;
}

function hoursByStore(rows: ResolvedRows["rows"], warnings: Remark[]): Map<number, MenuHours> {
  const byStore = new Map<number, MenuHours>();
  const differing = new Set<number>();
  for (const { row, store } of rows) {
    if (row.storeHours === null) continue;
    const before = byStore.get(store.id);
    if (before !== undefined && before.text !== row.storeHours && !differing.has(store.id)) {
      differing.add(store.id);
      const reason = `differ from those of row ${String(before.row)}; the newest are taken`;
      warnings.push({ row: row.row, field: "hours", reason });
    }
    if (before === undefined || row.observedAt >= before.observedAt) {
      const first = before?.text === row.storeHours ? before.row : row.row;
      byStore.set(store.id, { row: first, text: row.storeHours, observedAt: row.observedAt });
    }
  }
  return byStore;
}

/**
 * Where the facts of a store's row come from, by column.
 *
 * @param record the row as a file gives it; what is `null` it does not say
 * @param at when the file says that it was checked, else the moment of import; epoch milliseconds
 */
export function originsOf(
  record: Readonly<Record<string, unknown>>,
  file: string,
  at: number,
): Record<string, FactOrigin> {
  const said = FACT_NAMES.filter((name) => (record[name] ?? null) !== null);
  return Object.fromEntries(said.map((name) => [name, { file, at: isoOf(at) }]));
}

/**
 * The SQL of the origins that a row adds to those of a stored one: of facts that it changes, and
 * of those whose origin is not known. A file that repeats what is known does not take its place.
 *
 * @param next trusted name of the row whose `facts` are new
 * @param current trusted name of the stored one
 */
export function addedFacts(next: string, current: string): string {
  return `coalesce((
    select jsonb_object_agg(said.key, said.value) from jsonb_each(${next}.facts) as said
    where not ${current}.facts ? said.key
      or to_jsonb(${next}) -> said.key is distinct from to_jsonb(${current}) -> said.key
  ), '{}'::jsonb)`;
}
