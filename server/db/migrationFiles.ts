import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import path from "node:path";
import { PROJECT } from "../project.ts";

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
