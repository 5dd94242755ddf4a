import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { inject, onTestFinished } from "vitest";
import { backupCommand } from "../../../server/operations/backup/backupCommand.ts";
import { fillDatabase } from "../../../server/operations/backup/fillDatabase.ts";
import { openBackup } from "../../../server/operations/backup/readBackup.ts";
import { restore, type SigningKeyFile } from "../../../server/operations/backup/restore.ts";
import { openDatabase, wrapPglite, type Db } from "../../../server/db/database.ts";
import { NOW } from "../data/rows.ts";
import { createEmptyPostgres } from "../database/testDatabase.ts";

/** A folder for backups, gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "occ-backup-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 14, retryDelay: 100 });
  });
  return folder;
}

/** Makes a backup of a database under a name in a folder of its own. */
export async function backUp(db: Db): Promise<string> {
  const folder = scratchFolder();
  const file = path.join(folder, "site.backup");
  const context = { db, now: () => NOW, progress: () => undefined };
  await backupCommand.run(context, { file, keyFile: path.join(folder, "no-key") });
  return file;
}

/** For tests in which no key is in the backup. */
export const NO_KEY: SigningKeyFile = {
  check: () => Promise.reject(new Error("There is no key.")),
  place: () => Promise.reject(new Error("There is no key.")),
};

/** Restores a backup into a new PostgreSQL, and opens it as a server would. */
export async function restoredOnPostgres(file: string, serverUrl: string): Promise<Db> {
  const { url, drop } = await createEmptyPostgres(serverUrl);
  const place = { dataDir: "", databaseUrl: url };
  await restore(file, place, NO_KEY, () => undefined);
  const { db, close } = await openDatabase(place);
  onTestFinished(async () => {
    await close();
    await drop();
  });
  return db;
}

/** The same into a PGlite in memory that has no tables, without the folder around it. */
export async function restoredOnPglite(file: string): Promise<Db> {
  const pglite = new PGlite({ loadDataDir: new Blob([readFileSync(inject("pgliteCluster"))]) });
  onTestFinished(() => pglite.close());
  const db = wrapPglite(pglite);
  const backup = await openBackup(file);
  await db.transaction((tx) => fillDatabase(tx, backup));
  return db;
}
