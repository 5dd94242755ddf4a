import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { CommandError } from "../../db/command.ts";
import { openAsItIs, wrapPglite, type Db } from "../../db/database.ts";
import { lockFolder } from "../../db/folderLock.ts";
import { MIGRATION_LOCK } from "../../db/migrations.ts";
import { createCluster, pgliteFolder, startPglite } from "../../db/pglite/pgliteFolder.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/** Where a site's data lie or shall lie; `databaseUrl` is `null` for the embedded database. */
export interface BackupTarget {
  dataDir: string;
  databaseUrl: string | null;
}

/**
 * Fills a place that has no database yet. It is filled whole or not at all: whatever goes wrong, and
 * if the process is killed, it is empty as before.
 *
 * @param work fills the database inside one transaction
 * @throws CommandError when the place is not empty
 * @throws FolderLockedError when a process uses the data folder
 */
export async function fillTarget<Output>(
  { dataDir, databaseUrl }: BackupTarget,
  work: (tx: Db) => Promise<Output>,
): Promise<Output> {
  return databaseUrl === null
    ? await fillFolder(dataDir, work)
    : await fillPostgres(databaseUrl, work);
}

/**
 * Refuses a data folder that holds a database already.
 *
 * @throws CommandError
 */
export function refuseFilledFolder(dataDir: string): void {
  if (!existsSync(pgliteFolder(dataDir))) return;
  throw new CommandError(
    `${dataDir} holds a database already. Name an empty folder by DATA_DIR, or move that one away.`,
  );
}

async function fillFolder<Output>(
  dataDir: string,
  work: (tx: Db) => Promise<Output>,
): Promise<Output> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir);
  try {
    refuseFilledFolder(dataDir);
    const unfinished = await createCluster(dataDir);
    try {
      const output = await inCluster(unfinished, work);
      await rename(unfinished, pgliteFolder(dataDir));
      return output;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  } finally {
    lock.release();
  }
}

async function inCluster<Output>(
  folder: string,
  work: (tx: Db) => Promise<Output>,
): Promise<Output> {
  const pglite = startPglite(folder);
  try {
    return await wrapPglite(pglite).transaction(work);
  } finally {
    await pglite.close();
  }
}

async function fillPostgres<Output>(
  databaseUrl: string,
  work: (tx: Db) => Promise<Output>,
): Promise<Output> {
  const { db, close } = await openAsItIs({ dataDir: "", databaseUrl });
  try {
    return await db.transaction(async (tx) => {
      // A server that starts meanwhile waits, and then finds everything there.
      await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await refuseFilled(tx);
      return await work(tx);
    });
  } finally {
    await close();
  }
}

async function refuseFilled(tx: Db): Promise<void> {
  const [found] = await queryRows(
    tx,
    v.object({ tables: count }),
    sql`select count(*) as tables from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'drizzle')`,
  );
  if (found?.tables === 0) return;
  throw new CommandError("That database has tables already. Name an empty one: createdb NAME.");
}
