import { copiedOf, tableLine, type Copied, watchTables } from "./snapshot.ts";
import { fillTarget, refuseFilledFolder, type BackupTarget } from "./emptyTarget.ts";
import { fillDatabase, splitMigrations } from "./fillDatabase.ts";
import { checkBackup, openBackup } from "./readBackup.ts";
import { openAsItIs } from "../../db/database.ts";
import { withSnapshot } from "./readDatabase.ts";

/** What a restore brings back. */
interface Restored extends Copied {
  /** The moment that it brings back, ISO 8601 UTC. */
  madeAt: string;
}

/** The file of the key that signs, as this place keeps it. */
export interface SigningKeyFile {
  /** @throws CommandError when another key lies there */
  check: (content: string) => Promise<void>;
  /** Puts it there, unless it is there already. */
  place: (content: string) => Promise<void>;
}

/**
 * Brings a backup back into an empty place. The file is read to its end before anything is begun.
 *
 * @param progress called for each table
 * @throws CommandError when the file cannot be used or the place is not empty: all is as before
 * @throws FolderLockedError when a server runs on the data folder
 */
export async function restore(
  file: string,
  place: BackupTarget,
  keyFile: SigningKeyFile,
  progress: (line: string) => void,
): Promise<Restored> {
  if (place.databaseUrl === null) refuseFilledFolder(place.dataDir);
  progress("reading the file …");
  const { migration, madeAt, signingKey } = await checkBackup(file);
  // Before a database is made for what cannot be put there.
  splitMigrations(migration);
  if (signingKey !== null) await keyFile.check(signingKey);
  const tallies = await fillTarget(place, async (tx) => {
    const backup = await openBackup(file);
    const parts = watchTables(backup.parts, (table, tally) => {
      progress(tableLine(table, tally));
    });
    const filled = await fillDatabase(tx, { ...backup, parts });
    // Before the database is there for good: a second try finds its own key, which is no obstacle.
    if (signingKey !== null) await keyFile.place(signingKey);
    return filled;
  });
  return { madeAt, ...copiedOf(tallies) };
}

/**
 * Copies the embedded database of a data folder to an empty PostgreSQL. The folder stays as it is,
 * and so does the key that signs, which lies there. No server may run: what it wrote meanwhile would
 * be left behind.
 *
 * @param progress called for each table
 * @throws NoDatabaseError when there is nothing to move
 * @throws CommandError when the other database is not empty
 * @throws FolderLockedError when a server runs on the data folder
 */
export async function move(
  dataDir: string,
  databaseUrl: string,
  progress: (line: string) => void,
): Promise<Copied> {
  const source = await openAsItIs({ dataDir, databaseUrl: null });
  try {
    const tallies = await withSnapshot(source.db, (snapshot) =>
      fillTarget({ dataDir, databaseUrl }, (tx) => {
        const parts = watchTables(snapshot.parts, (table, tally) => {
          progress(tableLine(table, tally));
        });
        return fillDatabase(tx, { ...snapshot, parts });
      }),
    );
    return copiedOf(tallies);
  } finally {
    await source.close();
  }
}
