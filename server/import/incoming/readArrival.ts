import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { UnusableFileError } from "../../csv.ts";

/** What arrives by itself may be as large as this: 50 MB. */
export const LARGEST_ARRIVAL_BYTES = 50 * 1024 * 1024;

/** A link is not followed, and a pipe or a device that nobody feeds is not waited for. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** What lies in the file's own nature; anything else, such as a drive that is away, may pass. */
const REASONS: Readonly<Partial<Record<string, string>>> = {
  ENOENT: "does not exist",
  ELOOP: "is a link, which is not followed",
  EISDIR: "is a folder, not a file",
  ENXIO: "is not a file",
  EACCES: "cannot be read (EACCES)",
  EPERM: "cannot be read (EPERM)",
};

/**
 * Reads a file that somebody has put there.
 *
 * @throws UnusableFileError when it is none, too large, or must not be read
 * @throws Error when it may be readable later
 */
export async function readArrival(path: string): Promise<Buffer> {
  try {
    const file = await open(path, FLAGS);
    try {
      const found = await file.stat();
      if (!found.isFile()) throw new UnusableFileError("is not a file");
      if (found.size > LARGEST_ARRIVAL_BYTES) throw new UnusableFileError("is larger than 50 MB");
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const reason = REASONS[code];
    throw reason === undefined ? error : new UnusableFileError(reason);
  }
}
