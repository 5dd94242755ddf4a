import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { type Db, tables } from "../../../server/db/database.ts";

/** Every table of the database, by name. */
export const TABLES: ReadonlyMap<string, PgTable> = new Map(
  Object.values(tables)
    .filter((each) => is(each, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** Names of the tables that have a column of this name. */
export function tablesWith(column: string): string[] {
  return [...TABLES].filter(([, table]) => column in getTableColumns(table)).map(([name]) => name);
}

/** Where a text occurs in the database, in whatever column: `table` by `table`. */
export async function tablesHolding(db: Db, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, table] of TABLES) {
    const rows = JSON.stringify(await db.select().from(table)).toLowerCase();
    if (rows.includes(text.toLowerCase())) found.push(name);
  }
  return found.sort();
}
