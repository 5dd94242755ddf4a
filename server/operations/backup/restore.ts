import { copiedOf, tableLine, type Copied } from "./copied.ts";
import { fillPlace, refuseFilledFolder, type Place } from "./emptyPlace.ts";
import { fillDatabase, splitMigrations } from "./fillDatabase.ts";
import { checkBackup, openBackup } from "./readBackup.ts";
import { watchTables } from "./watchTables.ts";

/** What a restore brings back. */
export interface Restored extends Copied {
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
 * @param progress is told of each table
 * @throws CommandError when the file cannot be used or the place is not empty: all is as before
 * @throws FolderLockedError when a server runs on the data folder
 */
export async function restore(
  file: string,
  place: Place,
  keyFile: SigningKeyFile,
  progress: (line: string) => void,
): Promise<Restored> {
  if (place.databaseUrl === null) refuseFilledFolder(place.dataDir);
  progress("reading the file …");
  const { migration, madeAt, signingKey } = await checkBackup(file);
  // Before a database is made for what cannot be put there.
  splitMigrations(migration);
  if (signingKey !== null) await keyFile.check(signingKey);
  const tallies = await fillPlace(place, async (tx) => {
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
