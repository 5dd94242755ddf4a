import type { PGlite } from "@electric-sql/pglite";
import { openPglite, type Database } from "../database.ts";
import { lockFolder } from "../folderLock.ts";
import { ensurePgliteFolder } from "./pgliteFolder.ts";
import { ThreadedPglite } from "./threadedPglite.ts";

/** An open database in its own thread, which other threads may use, too. */
export interface ThreadedDatabase extends Database {
  client: ThreadedPglite;
}

/**
 * Opens and migrates PGlite in `dataDir/pglite` in its own thread, for a process that has
 * other work than to wait for it.
 *
 * @throws FolderLockedError when another process uses the folder
 * @throws Error when the folder cannot be opened
 */
export async function openThreaded(dataDir: string): Promise<ThreadedDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const client = ThreadedPglite.start(await ensurePgliteFolder(dataDir));
    const database = await openPglite(asPglite(client));
    return {
      ...database,
      client,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The driver takes a whole PGlite and uses of it what {@link ThreadedPglite} has. */
export function asPglite(client: ThreadedPglite): PGlite {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return client as unknown as PGlite;
}
