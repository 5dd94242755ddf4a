import * as v from "valibot";
import { CommandError } from "../../db/command.ts";
import { newerRelease, type Snapshot, type SnapshotPart, Tallying } from "./snapshot.ts";
import {
  AnyHeadSchema,
  FORMAT,
  HeadSchema,
  LineSchema,
  type Head,
  type Line,
  LONGEST_LINE,
} from "./format.ts";
import { createReadStream } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";

/** Text that is handed on at once, about. */
const BATCH_CHARACTERS = 512 * 1024;

/** A backup while it is read. */
interface Backup extends Snapshot {
  head: Head;
}

/** Something in the file is not as it was written. */
class DamagedError extends Error {
  override name = "DamagedError";
}

/**
 * Reads a backup to its end, so that nothing has to begin with one that is not whole.
 *
 * @throws CommandError when it is none, of a newer release, damaged or cut off, or cannot be read
 */
export async function checkBackup(file: string): Promise<Head> {
  const { head, parts } = await openBackup(file);
  for await (const _ of parts) continue;
  return head;
}

/**
 * Opens a backup. Reading its parts throws as soon as something in it is not right.
 *
 * @throws CommandError as {@link checkBackup}
 */
export async function openBackup(file: string): Promise<Backup> {
  const pieces = readPieces(file);
  const first = await pieces.next();
  if (first.done === true || first.value.kind !== "head") throw notOurs(file);
  const { head } = first.value;
  return { head, migration: head.migration, parts: withoutHead(pieces) };
}

type Piece = { kind: "head"; head: Head } | SnapshotPart;

async function* withoutHead(pieces: AsyncGenerator<Piece>): AsyncGenerator<SnapshotPart> {
  for await (const piece of pieces) if (piece.kind !== "head") yield piece;
}

async function* readPieces(file: string): AsyncGenerator<Piece> {
  const reading = new Reading();
  try {
    for await (const lines of readLines(file)) {
      for (const line of lines) yield* reading.take(line);
    }
    reading.end();
  } catch (error) {
    throw refusalOf(file, error, reading.hasHead);
  }
}

/** What has been read of a backup so far. */
class Reading {
  hasHead = false;
  readonly #lines = new Tallying();
  #table: Tallying | null = null;
  #rows: string[] = [];
  #characters = 0;
  #hasEnded = false;

  /** Takes the next line and answers what is complete by it. */
  *take(line: string): Generator<Piece> {
    if (this.#hasEnded) throw new DamagedError("It goes on after its end.");
    if (!this.hasHead) {
      yield this.#takeHead(line);
    } else if (line.startsWith("[")) {
      this.#rows.push(line);
      this.#characters += line.length;
      if (this.#characters >= BATCH_CHARACTERS) yield this.#takeRows();
    } else {
      if (this.#rows.length > 0) yield this.#takeRows();
      yield* this.#takeLine(line);
    }
  }

  /** Call it after the last line. */
  end(): void {
    if (!this.#hasEnded) throw new DamagedError("It has no end.");
  }

  #takeHead(line: string): Piece {
    const { format } = v.parse(AnyHeadSchema, JSON.parse(line));
    if (format > FORMAT) throw newerRelease();
    const head = v.parse(HeadSchema, JSON.parse(line));
    this.#lines.add(1, line);
    this.hasHead = true;
    return { kind: "head", head };
  }

  #takeRows(): Piece {
    const count = this.#rows.length;
    const lines = this.#rows.join("\n");
    if (this.#table === null) throw new DamagedError("A row belongs to no table.");
    this.#table.add(count, lines);
    this.#rows = [];
    this.#characters = 0;
    return { kind: "rows", count, lines };
  }

  *#takeLine(text: string): Generator<Piece> {
    const line: Line = v.parse(LineSchema, JSON.parse(text));
    if ("end" in line) {
      if (line.end !== this.#lines.end().sha256) throw new DamagedError("Its sum is another.");
      this.#hasEnded = true;
      return;
    }
    this.#lines.add(1, text);
    if ("table" in line) {
      this.#table = new Tallying();
      yield { kind: "table", ...line };
    } else if ("tally" in line) {
      const { rows, sha256 } = this.#table?.end() ?? { rows: 0, sha256: "" };
      this.#table = null;
      if (rows !== line.tally.rows || sha256 !== line.tally.sha256) {
        throw new DamagedError("The sum of a table is another.");
      }
      yield { kind: "tableEnd", ...line };
    } else yield { kind: "sequences", ...line };
  }
}

const notOurs = (file: string) => new CommandError(`${file} is no backup of this site.`);

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder, not a file",
  EACCES: "cannot be read: there is no right to",
};

function refusalOf(file: string, error: unknown, hasHead: boolean): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof LongLineError)
    return new CommandError(`${file} has a line of more than 16 MB, which no backup has.`);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = UNREADABLE[code];
  if (reason !== undefined) return new CommandError(`${file} ${reason}.`);
  if (/^E[A-Z]+$/.test(code)) return new CommandError(`${file} cannot be read (${code}).`);
  if (code === "Z_BUF_ERROR") return new CommandError(`${file} is damaged: its end is missing.`);
  if (!hasHead) return notOurs(file);
  return new CommandError(`${file} is damaged. Take another backup; nothing was touched.`);
}

/** The last line has no end: something is missing. */
class CutOffError extends Error {
  override name = "CutOffError";
}

/** A line goes on for longer than any that was written. */
class LongLineError extends Error {
  override name = "LongLineError";
}

/** What is unpacked at once, in bytes. */
const CHUNK_BYTES = 256 * 1024;

/**
 * The lines of a text that gzip has compressed, many at a time.
 *
 * @throws CutOffError when the last line has no end; LongLineError; errors of the file system and of zlib
 */
async function* readLines(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const unpacked = createGunzip({ chunkSize: CHUNK_BYTES });
  source.on("error", (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  const decoder = new StringDecoder("utf8");
  let begun = "";
  try {
    for await (const chunk of unpacked) {
      if (!Buffer.isBuffer(chunk)) throw new TypeError("A file is read as bytes.");
      const [rest = "", ...begins] = decoder.write(chunk).split("\n");
      begun += rest;
      const lines: string[] = [];
      for (const next of begins) {
        lines.push(begun);
        begun = next;
      }
      if (begun.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE))
        throw new LongLineError("A line is too long.");
      yield lines;
    }
    if (begun !== "") throw new CutOffError("The text ends within a line.");
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
