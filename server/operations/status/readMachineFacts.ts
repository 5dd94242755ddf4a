import { constants } from "node:fs";
import { access, lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { DAY_MS } from "#domain/time/spans.ts";
import { isPassing } from "../../import/incoming/fileName.ts";
import { REFUSED, REPORT_ENDING, settlingName } from "../../import/incoming/fileAway.ts";
import type { ImportFolder, NamedFile } from "./machineFacts.ts";

/**
 * What the folder of imports says by itself: refused imports leave nothing in the database.
 *
 * @param now epoch milliseconds
 */
export async function readImportFolder(folder: string, now: number): Promise<ImportFolder> {
  try {
    // Whoever imports has to read the files, and to move them.
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const waiting = await filesIn(folder, isAwaited);
    const reports = await filesIn(path.join(folder, REFUSED), (name) =>
      name.endsWith(REPORT_ENDING),
    );
    return {
      folder,
      state: "read",
      waiting,
      refused: reports
        .filter(({ since }) => now - since < DAY_MS)
        .map(({ name, since }) => ({ name: name.slice(0, -REPORT_ENDING.length), since })),
    };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no reason given";
    return { folder, state: "unreadable", reason: code };
  }
}

/** Files that the next look should take, and those that were about to be moved. */
const isAwaited = (name: string) => !isPassing(name) || settlingName(name) !== null;

/** The files in a folder by the time since when they lie there; none where there is no folder. */
async function filesIn(folder: string, isMeant: (name: string) => boolean): Promise<NamedFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const found: NamedFile[] = [];
  for (const name of names.filter(isMeant)) {
    const stats = await lstat(path.join(folder, name)).catch(() => null);
    // The time of its content may be that of another machine, long ago.
    if (stats?.isDirectory() === false) found.push({ name, since: stats.ctimeMs });
  }
  return found.toSorted((one, other) => one.since - other.since);
}
