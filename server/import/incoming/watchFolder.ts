import path from "node:path";
import type { Incoming } from "./importIncoming.ts";
import { UnusableFileError } from "../../csv.ts";
import type { ImportOutcome } from "../result.ts";
import type { Disk } from "./disk.ts";
import { readFileName, isTemporary } from "./fileName.ts";
import { type FileStat, createUnchangedFiles } from "./unchangedFile.ts";
import { giveBack, fileAway, DONE, REFUSED, settlingName } from "./fileAway.ts";
import type { Stats } from "node:fs";

/** What the watching has to tell. */
export type WatchNews =
  | { kind: "settled"; name: string; outcome: ImportOutcome; path: string }
  /** What is no file stays where it is; told once. */
  | { kind: "left"; name: string; reason: string }
  /** It is tried again; `name` is `null` when the folder itself cannot be read. */
  | { kind: "failed"; name: string | null; error: unknown };

interface WatchDeps {
  /** Absolute. */
  folder: string;
  importArrival: (arrival: Incoming) => Promise<ImportOutcome>;
  /** What holds for files whose name says nothing else. */
  defaults: Pick<Incoming, "storeSlug" | "format" | "full">;
  disk: Disk;
  /** Milliseconds that only grow. */
  clock: () => number;
  tell: (news: WatchNews) => void;
}

/** After a failure a file is tried again after a minute, then after two, at last every hour. */
const FIRST_PAUSE_MS = 60_000;

const LONGEST_PAUSE_MS = 3_600_000;

/** Watches a folder step by step. */
interface FolderWatch {
  /**
   * Looks once, and imports what has arrived whole: in the order of its time, then its name, one after
   * the other. Never rejects. @param isClosing asked before each file
   */
  round: (isClosing?: () => boolean) => Promise<void>;
}

interface Due {
  file: FileStat;
  at: number;
  says: { storeSlug: string | null; observedAt: number | null } | UnusableFileError;
}

/** Begins to watch; nothing happens before the first round. */
export function watchFolder(deps: WatchDeps): FolderWatch {
  const { folder, disk, clock, tell } = deps;
  const listing = createListing(folder, disk);
  const pauses = new Map<string, { until: number; next: number }>();
  let isUnreadable = false;

  async function look(): Promise<Listing | null> {
    try {
      const found = await listing.look(clock());
      isUnreadable = false;
      return found;
    } catch (error) {
      if (!isUnreadable) tell({ kind: "failed", name: null, error });
      isUnreadable = true;
      return null;
    }
  }

  /** Does something with one file. A failure is reported and tried again later; the other files go on. */
  async function attempt(name: string, work: () => Promise<void>): Promise<void> {
    const pause = pauses.get(name);
    if (pause !== undefined && clock() < pause.until) return;
    try {
      await work();
      pauses.delete(name);
    } catch (error) {
      const next = pause?.next ?? FIRST_PAUSE_MS;
      pauses.set(name, {
        until: clock() + next,
        next: Math.min(next * 2, LONGEST_PAUSE_MS),
      });
      tell({ kind: "failed", name, error });
    }
  }

  async function settle(file: FileStat, outcome: ImportOutcome): Promise<void> {
    const settled = await fileAway(disk, folder, file, outcome);
    if (settled.kind !== "settled") return;
    tell({ kind: "settled", name: file.name, outcome, path: settled.path });
  }

  return {
    async round(isClosing = () => false) {
      const found = await look();
      if (found === null) return;
      for (const name of found.folders) tell({ kind: "left", name, reason: "is a folder" });
      for (const name of found.abandoned) {
        await attempt(name, () => giveBack(disk, folder, path.join(folder, name)));
      }
      for (const file of found.strange) {
        const message = "is a link or no file at all; put the file itself here";
        const outcome = { outcome: "refused", message, result: null } as const;
        await attempt(file.name, () => settle(file, outcome));
      }
      const due = inOrder(found.whole);
      for (const [place, one] of due.entries()) {
        if (isClosing()) return;
        const moreFollows = place < due.length - 1;
        await attempt(one.file.name, async () => {
          const outcome = await importOne(deps, one, moreFollows);
          await settle(one.file, outcome);
        });
      }
    },
  };
}

function inOrder(files: readonly FileStat[]): Due[] {
  return files
    .map((file): Due => {
      const says = readName(file.name);
      const named = says instanceof UnusableFileError ? null : says.observedAt;
      return { file, at: named ?? file.mtimeMs, says };
    })
    .toSorted((one, other) => one.at - other.at || (one.file.name < other.file.name ? -1 : 1));
}

function readName(name: string): Due["says"] {
  try {
    return readFileName(name);
  } catch (error) {
    if (error instanceof UnusableFileError) return error;
    throw error;
  }
}

async function importOne(
  { folder, defaults, importArrival }: WatchDeps,
  { file, says }: Due,
  moreFollows: boolean,
): Promise<ImportOutcome> {
  if (says instanceof UnusableFileError) {
    return { outcome: "refused", message: says.message, result: null };
  }
  return await importArrival({
    ...defaults,
    path: path.join(folder, file.name),
    fileName: file.name,
    storeSlug: says.storeSlug ?? defaults.storeSlug,
    isBound: false,
    observedAt: says.observedAt,
    writtenAt: Math.floor(file.mtimeMs),
    moreFollows,
  });
}

/** What one look at the folder has found. */
interface Listing {
  /** Files that have arrived whole. */
  whole: FileStat[];
  /** Links, pipes and whatever else is neither file nor folder. */
  strange: FileStat[];
  /** Files that a process which has ended was about to move. */
  abandoned: string[];
  /** Folders that were not there at the last look. */
  folders: string[];
}

/** So long a file has to be quiet: uploads pause, and seconds do not matter for a menu. */
const QUIET_MS = 10_000;

/** Another server on the same folder moves a file within this time, or has ended. */
const ABANDONED_MS = 60_000;

/** Looks at a folder, again and again. */
function createListing(
  folder: string,
  disk: Pick<Disk, "list" | "look">,
): { look: (at: number) => Promise<Listing> } {
  const lookout = createUnchangedFiles(QUIET_MS);
  const settlingLookout = createUnchangedFiles(ABANDONED_MS);
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
        else if (isTemporary(name)) found.passing.push(sighting);
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

/** Network drives announce no new file, so the folder is read at this interval. */
const LOOK_EVERY_MS = 2_000;

/** Looks again and again, until it is closed. */
interface Watching {
  /** Finishes the file that is under way; the others stay for the next start. */
  close: () => Promise<void>;
}

/** Starts with a look at once. @param after runs after each look, whatever has become of it */
export function startWatching(
  watch: FolderWatch,
  after: () => Promise<void> = () => Promise.resolve(),
): Watching {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  let round = look();

  async function look(): Promise<void> {
    await watch.round(() => isClosing);
    await after();
    if (isClosing) return;
    timer = setTimeout(() => {
      round = look();
    }, LOOK_EVERY_MS);
  }

  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await round;
    },
  };
}
