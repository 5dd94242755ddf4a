import path from "node:path";
import type { Stats } from "node:fs";
import type { Disk } from "./disk.ts";
import { isPassing } from "./fileName.ts";
import { createLookout, type FileStat } from "./unchangedFile.ts";
import { DONE, REFUSED, settlingName } from "./fileAway.ts";

/** What one look at the folder has found. */
export interface Listing {
  /** Files that have arrived whole. */
  whole: FileStat[];
  /** Links, pipes and whatever else is neither file nor folder. */
  strange: FileStat[];
  /** Files that a process which has ended was about to move. */
  abandoned: string[];
  /** Folders that were not there at the last look. */
  folders: string[];
}

/** So long a file has to be quiet: uploads pause, and nobody waits for a menu by the second. */
const QUIET_MS = 10_000;

/** Another server on the same folder moves a file within this time, or has ended. */
const ABANDONED_MS = 60_000;

/** Looks at a folder, again and again. */
export function createListing(
  folder: string,
  disk: Pick<Disk, "list" | "look">,
): { look: (at: number) => Promise<Listing> } {
  const lookout = createLookout(QUIET_MS);
  const settlingLookout = createLookout(ABANDONED_MS);
  let knownFolders: ReadonlySet<string> = new Set([DONE, REFUSED]);
  return {
    async look(at) {
      const found: Record<"files" | "strange" | "passing" | "settling", FileStat[]> = {
        files: [],
        strange: [],
        passing: [],
        settling: [],
      };
      const folders: string[] = [];
      for (const name of await disk.list(folder)) {
        const stats = await disk.look(path.join(folder, name));
        if (stats === null) continue;
        const sighting = sightingOf(name, stats);
        if (settlingName(name) !== null) found.settling.push(sighting);
        else if (isPassing(name)) found.passing.push(sighting);
        else if (stats.isDirectory()) folders.push(name);
        else if (stats.isFile()) found.files.push(sighting);
        else found.strange.push(sighting);
      }
      const unfinished = found.passing.map(({ identity }) => identity);
      const abandoned = settlingLookout.see(found.settling, [], at);
      const newFolders = folders.filter((name) => !knownFolders.has(name));
      knownFolders = new Set([DONE, REFUSED, ...folders]);
      return {
        whole: lookout.see(found.files, unfinished, at),
        strange: found.strange,
        abandoned: abandoned.map(({ name }) => name),
        folders: newFolders,
      };
    },
  };
}

function sightingOf(name: string, { size, mtimeMs, ino, birthtimeMs }: Stats): FileStat {
  // The number alone is given to the next file as soon as one is removed.
  return { name, size, mtimeMs, identity: `${String(ino)} ${String(birthtimeMs)}` };
}
