import { randomBytes } from "node:crypto";
import type { Stats } from "node:fs";
import {
  chmod,
  link,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  unlink,
} from "node:fs/promises";

/** What the watching of a folder does to a disk, each step on its own, so that any of them can fail in a test. */
export interface Disk {
  list: (folder: string) => Promise<string[]>;
  /** What is there, not following links; `null`: nothing. */
  look: (path: string) => Promise<Stats | null>;
  /** @throws Error with code `ENOENT` when there is nothing to move */
  move: (from: string, to: string) => Promise<void>;
  /** Moves to where nothing is yet. @returns whether it has; not where the disk cannot make sure of it */
  moveNew: (from: string, to: string) => Promise<boolean>;
  makeFolder: (path: string, mode: number) => Promise<void>;
  /** Writes a file through to the disk, whole or not at all. @throws Error with code `EEXIST` when there is one */
  writeNew: (path: string, text: string, mode: number) => Promise<void>;
  read: (path: string) => Promise<string>;
  remove: (path: string) => Promise<void>;
}

export const NODE_DISK: Disk = {
  list: (folder) => readdir(folder),
  async look(path) {
    try {
      return await lstat(path);
    } catch (error) {
      if (hasCode(error, "ENOENT")) return null;
      throw error;
    }
  },
  move: (from, to) => rename(from, to),
  async moveNew(from, to) {
    try {
      // A second name is refused where there is one, which a renaming is not.
      await link(from, to);
    } catch (error) {
      // Of a process that ended between the two steps.
      const isDone = hasCode(error, "EEXIST") && (await isOne(from, to));
      if (!isDone) return false;
    }
    await unlink(from);
    return true;
  },
  async makeFolder(path, mode) {
    const made = await mkdir(path, { recursive: true });
    // Who may put files in may see what became of them; the process's own mask is narrower.
    if (made !== undefined) await chmod(path, mode & 0o7777);
  },
  async writeNew(path, text, mode) {
    const unfinished = `${path}.${randomBytes(4).toString("hex")}.tmp`;
    try {
      await writeThrough(unfinished, text, mode);
      await link(unfinished, path);
    } catch (error) {
      // Some drives know no second names.
      if (!NO_LINKS.some((code) => hasCode(error, code))) throw error;
      await writeThrough(path, text, mode);
    } finally {
      await rm(unfinished, { force: true });
    }
  },
  read: (path) => readFile(path, "utf8"),
  remove: (path) => rm(path, { force: true }),
};

const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

async function writeThrough(path: string, text: string, mode: number): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(text);
    await file.chmod((mode & 0o666) | 0o600);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

async function isOne(path: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([lstat(path), lstat(other)]);
  return first.ino === second.ino && first.dev === second.dev;
}

/** Whether the system gives this reason for an error. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
