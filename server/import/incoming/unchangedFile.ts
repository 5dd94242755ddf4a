/** A file as it was found in the folder. */
export interface FileStat {
  name: string;
  size: number;
  /** Epoch milliseconds of the file's disk, whose clock may be another. */
  mtimeMs: number;
  /** What stays the same when a file gets another name, and is no other file's. */
  identity: string;
}

/** Tells which files have arrived whole. */
export interface UnchangedFiles {
  /**
   * @param files those in the folder now
   * @param passing identities of files that have the name of one that is not whole yet
   * @param at milliseconds of a clock that only grows
   * @returns those that are whole
   */
  see: (files: readonly FileStat[], passing: readonly string[], at: number) => FileStat[];
}

interface Seen extends FileStat {
  /** Since when it has not changed. */
  since: number;
}

/**
 * A file is whole when neither its size nor its time has changed from look to look for a while. One
 * that had the name of an unfinished file at the last look and has its own now is whole at once: who
 * renames has done writing. Only our own clock counts, because a drive's may be wrong.
 *
 * @param quietMs how long it has to be quiet
 */
export function createUnchangedFiles(quietMs: number): UnchangedFiles {
  let known = new Map<string, Seen>();
  let unfinished: ReadonlySet<string> = new Set();
  return {
    see(files, passing, at) {
      const seen = files.map((file): Seen => {
        const before = known.get(file.name);
        if (before !== undefined && isSame(before, file)) return { ...file, since: before.since };
        return { ...file, since: unfinished.has(file.identity) ? -Infinity : at };
      });
      known = new Map(seen.map((file) => [file.name, file]));
      unfinished = new Set(passing);
      return seen.filter(({ since }) => at - since >= quietMs);
    },
  };
}

/** Whether it is the same file with the same content, as far as one can tell without reading it. */
export function isSame(
  one: Pick<FileStat, "size" | "mtimeMs">,
  other: Pick<FileStat, "size" | "mtimeMs">,
): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs;
}
