import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "./database.ts";
import type { Migration } from "./migrationFiles.ts";
import { count, queryRows } from "./sql/queryRows.ts";

/** The moment by which the newest migration of a database is known. */
export async function newestMigration(db: Db): Promise<number> {
  const rows = await queryRows(
    db,
    v.object({ made: count }),
    sql`select max(created_at) as made from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.made ?? 0;
}

/** Makes the table in which the migrator notes what has been done, as it makes it itself. */
export async function createMigrationsTable(tx: Db): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
}

/**
 * Takes steps of the schema inside the caller's transaction, which the migrator itself cannot: it
 * begins its own. What it finds afterwards is as if it had done them.
 */
export async function applyMigrations(tx: Db, migrations: readonly Migration[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}
