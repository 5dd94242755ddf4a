import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";

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
