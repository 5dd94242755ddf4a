import { sql } from "drizzle-orm";
import * as v from "valibot";
import { readParts } from "../../../server/operations/backup/readDatabase.ts";
import type { Db } from "../../../server/db/database.ts";
import { queryRows } from "../../../server/db/sql/queryRows.ts";

/** All rows of all tables as their texts, in an order that does not depend on where they lie. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const tables = await queryRows(
    db,
    v.object({ name: v.string() }),
    sql`select relname::text as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const rows: Record<string, string[]> = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    for (const { name } of tables) {
      const found = await queryRows(
        tx,
        v.object({ row: v.string() }),
        sql`select one::text as row from ${sql.identifier(name)} as one`,
      );
      rows[name] = found.map(({ row }) => row).sort();
    }
  });
  return rows;
}

/** What the counters of a database gave last. */
export async function countersOf(db: Db): Promise<unknown> {
  return await db.transaction(async (tx) => {
    for await (const part of readParts(tx)) if (part.kind === "sequences") return part.sequences;
    return null;
  });
}

/** What the database itself watches over. */
export async function constraintsOf(db: Db): Promise<unknown> {
  return await queryRows(
    db,
    v.object({ table: v.string(), name: v.string(), definition: v.string() }),
    sql`select conrelid::regclass::text as table, conname::text as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by conrelid::regclass::text, conname`,
  );
}
