import { createHash } from "node:crypto";
import * as v from "valibot";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { parseImport, type AssumedTime } from "../parseImport.ts";
import type { ImportResult } from "../result.ts";
import { importParsed, type ImportRequest } from "../run.ts";
import { incomingKey, findIncoming } from "./incomingKey.ts";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { UnusableFileError } from "../../csv.ts";

/** A file that has arrived by itself, and how it is to be taken. */
export const IncomingSchema = v.object({
  /** Where it lies, absolute. */
  path: v.string(),
  /** By which the operator knows it. */
  fileName: v.string(),
  format: v.nullable(v.string()),
  storeSlug: v.nullable(v.string()),
  /** Only rows of that store may come in. */
  isBound: v.boolean(),
  /** Overrides the file's own times; epoch milliseconds, as the next. */
  observedAt: v.nullable(v.number()),
  /** When it was written, which stands for times that it does not say; `null`: the moment of import does. */
  writtenAt: v.nullable(v.number()),
  full: v.boolean(),
  moreFollows: v.boolean(),
});

export type Incoming = v.InferOutput<typeof IncomingSchema>;

/**
 * A menu without any time is true when it arrives, so the same one is news on another day. Within
 * this time it is a second try of somebody who has not got the answer to the first.
 */
const SECOND_TRY_MS = HOUR_MS;

/**
 * Imports an arrival, once: the same content for the same store and time is known by the row that
 * its import has written in its own transaction, whatever became of the file since then.
 *
 * @throws UnusableFileError when nothing of it can be imported; the database is as before
 */
export async function importIncoming(
  db: Db,
  arrival: Incoming,
  how: Pick<ImportRequest, "now" | "queueAlerts" | "onProgress">,
): Promise<ImportResult> {
  const { path, writtenAt, ...asked } = arrival;
  const content = await readIncoming(path);
  const sha256 = createHash("sha256").update(content).digest("hex");
  const since = writtenAt ?? how.now - SECOND_TRY_MS;
  const newestOf = writtenAt === null ? asked.storeSlug : null;
  const identity = { key: incomingKey(sha256, asked), since, newestOf };
  // To read and check it takes seconds; the import itself looks again under its lock.
  const known = await findIncoming(db, identity);
  if (known !== null) return known;
  const assumed = assumedTime(writtenAt, how.now);
  const file = parseImport(content, { ...asked, now: how.now, assumed });
  return await importParsed(db, file, { ...asked, ...how, dryRun: false, arrival: identity });
}

function assumedTime(writtenAt: number | null, now: number): AssumedTime {
  return writtenAt === null
    ? { at: now, words: "the moment of its arrival is taken" }
    : { at: writtenAt, words: "the moment at which the file was written is taken" };
}

/** What arrives by itself may be as large as this: 50 MB. */
export const LARGEST_ARRIVAL_BYTES = 50 * 1024 * 1024;

/** A link is not followed, and a pipe or a device without input is not waited for. */
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
async function readIncoming(path: string): Promise<Buffer> {
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
