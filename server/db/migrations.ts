import { sql } from "drizzle-orm";
import * as v from "valibot";
import { count, queryRows, type Runner } from "./sql/queryRows.ts";
import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import path from "node:path";
import { PROJECT } from "../project.ts";

/** The database was made before there was a release; nothing of it is changed. */
class EarlyDatabaseError extends Error {
  override readonly name = "EarlyDatabaseError";

  constructor() {
    super(
      "This database is from before release 1.0.0, which takes none of those over. Begin with an empty one and import the menus again.",
    );
  }
}

/** The moment by which the newest migration of a database is known; 0 where its table is empty. */
export async function newestMigration(db: Runner): Promise<number> {
  const rows = await queryRows(
    db,
    v.object({ made: v.nullable(count) }),
    sql`select max(created_at) as made from drizzle.__drizzle_migrations`,
  );
  return rows[0]?.made ?? 0;
}

/** Makes the table in which it is noted what has been done, as Drizzle's own migrator makes it. */
export async function createMigrationsTable(tx: Runner): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
}

/**
 * Takes steps of the schema inside the caller's transaction, which Drizzle's migrator cannot: it
 * begins its own. What it finds afterwards is as if it had done them.
 */
export async function applyMigrations(tx: Runner, migrations: readonly Migration[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}

/** A database as far as it takes to migrate it. */
interface Migrated extends Runner {
  transaction: <Output>(work: (tx: Runner) => Promise<Output>) => Promise<Output>;
}

/** So long a step waits for a table that the release before it is using: everybody else waits behind it. */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Takes all steps of the schema that a database has not taken yet, in one transaction. Several
 * processes may start at once: one takes them, the others wait and find nothing to do. The lock is
 * the transaction's, because behind PgBouncer no connection is kept from one to the next.
 *
 * @param migrations all there are, oldest first; those of this release when left out
 * @throws EarlyDatabaseError when the database is from before the first release
 * @throws Error when a table stays in use for too long: nothing is changed, and a new try may come through
 */
export async function migrate(
  db: Migrated,
  migrations = readMigrations(),
  lockTimeoutMs = LOCK_TIMEOUT_MS,
): Promise<void> {
  const [baseline] = migrations;
  const missingIn = async (runner: Runner) => {
    const newest = await newestMigration(runner);
    if (newest > 0 && baseline !== undefined && newest < baseline.folderMillis)
      throw new EarlyDatabaseError();
    return migrations.filter(({ folderMillis }) => folderMillis > newest);
  };
  if ((await hasTable(db)) && (await missingIn(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await tx.execute(sql.raw(`set local lock_timeout = ${String(lockTimeoutMs)}`));
    await createMigrationsTable(tx);
    await applyMigrations(tx, await missingIn(tx));
  });
}

async function hasTable(db: Runner): Promise<boolean> {
  const [row] = await queryRows(
    db,
    v.object({ there: v.boolean() }),
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  return row?.there ?? false;
}

/** Where the migrator finds the steps of the schema. */
export const MIGRATIONS = { migrationsFolder: path.join(PROJECT, "server", "db", "migrations") };

/** Arbitrary number that all processes agree on: the one that holds this advisory lock migrates. */
export const MIGRATION_LOCK = 7_305_118;

/** One step of the schema. It is known by the moment it was made, in epoch milliseconds. */
export type Migration = MigrationMeta;

/** All migrations of this release, oldest first. */
export function readMigrations(): Migration[] {
  return readMigrationFiles(MIGRATIONS);
}
