import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";
import { count, queryRows } from "./queryRows.ts";

const ResultSchema = v.object({ rows: v.array(v.unknown()) });

/** Rows per statement: large enough that the round trips do not count, small enough for the engine's memory. */
export const CHUNK = 2_000;

/**
 * Inserts rows into a table, a chunk per statement and never one by one. Values
 * travel as one JSON text, which both engines turn into rows of the table's own types.
 *
 * @param table trusted name, not from a file
 * @param columns trusted names of the columns that the rows have
 * @param after rest of the statement, such as `on conflict … returning …`
 * @returns what the statement returns
 */
export async function insertRecords(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  after: SQL = sql``,
): Promise<unknown[]> {
  const returned: unknown[] = [];
  const names = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const target = sql.raw(`"${table}"`);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const records = JSON.stringify(rows.slice(start, start + CHUNK));
    const result = await db.execute(sql`
      insert into ${target} (${names})
      select ${names} from jsonb_populate_recordset(null::${target}, ${records}::text::jsonb)
      ${after}
    `);
    returned.push(...v.parse(ResultSchema, result).rows);
  }
  return returned;
}

/** A moment as the JSON of a recordset carries it. */
export function isoOf(time: number): string {
  return new Date(time).toISOString();
}

/** Number of rows that a statement ending with `returning 1` has changed. */
export async function affected(tx: Db, statement: SQL): Promise<number> {
  const [row] = await queryRows(
    tx,
    v.object({ rows: count }),
    sql`with affected as (${statement}) select count(*) as rows from affected`,
  );
  return row?.rows ?? 0;
}

/**
 * Makes the database count what its tables hold now, inside the caller's transaction. PGlite does
 * so at no other time. Without it a query may read an index of 200,000 entries once for each of
 * 500 products, because the planner takes both for nearly empty.
 */
export async function refreshPlanStatistics(tx: Db): Promise<void> {
  await tx.execute(sql`analyze stores, products, offers`);
}
