import { openAsItIs } from "../../db/database.ts";
import { copiedOf, tableLine, type Copied } from "./copied.ts";
import { fillPlace } from "./emptyPlace.ts";
import { fillDatabase } from "./fillDatabase.ts";
import { withSnapshot } from "./readDatabase.ts";
import { watchTables } from "./watchTables.ts";

/**
 * Copies the embedded database of a data folder to an empty PostgreSQL. The folder stays as it is,
 * and so does the key that signs, which lies there. No server may run: what it wrote meanwhile would
 * be left behind.
 *
 * @param progress is told of each table
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
      fillPlace({ dataDir, databaseUrl }, (tx) => {
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
