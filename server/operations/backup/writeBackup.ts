import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { CommandError } from "../../db/command.ts";
import {
  type Snapshot,
  type SnapshotPart,
  type Tallies,
  type Tally,
  Tallying,
  watchTables,
} from "./snapshot.ts";
import { FORMAT, LONGEST_LINE, type Head, type Line } from "./format.ts";

/** Twice as fast as what zlib does by itself, for a tenth more to store. */
const GZIP_LEVEL = 3;

/** What was written. */
export interface Written {
  bytes: number;
  tallies: Tallies;
}

/**
 * Writes a snapshot to a file that only this user can read. The file appears under its name
 * when it is whole and on the disk; until then it has another name, and is deleted if that fails.
 *
 * @param onTable called for each table that has been written
 * @throws CommandError when the name is taken or the file cannot be written
 */
export async function writeBackup(
  file: string,
  { migration, parts }: Snapshot,
  about: Pick<Head, "madeAt" | "signingKey">,
  onTable: (table: string, tally: Tally) => void,
): Promise<Written> {
  const head: Head = { backupOf: "ohio-cannabis-community", format: FORMAT, ...about, migration };
  const tallies = new Map<string, Tally>();
  const watched = watchTables(parts, (table, tally) => {
    tallies.set(table, tally);
    onTable(table, tally);
  });
  const bytes = await writeWhole(file, textOf(head, watched));
  return { bytes, tallies };
}

/** @throws CommandError when a file of this name is there */
async function refuseTaken(file: string): Promise<void> {
  const isTaken = await stat(file).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new CommandError(`${file} is there already. Name another file.`);
}

async function writeWhole(file: string, text: AsyncGenerator<string>): Promise<number> {
  await refuseTaken(file);
  const mark = randomBytes(6).toString("hex");
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${mark}`);
  try {
    const sink = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
    await pipeline(Readable.from(text), createGzip({ level: GZIP_LEVEL }), sink);
    const { size } = await stat(draft);
    await rename(draft, file);
    return size;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw refusalOf(file, error);
  }
}

async function* textOf(head: Head, parts: AsyncIterable<SnapshotPart>): AsyncGenerator<string> {
  const lines = new Tallying();
  const lineOf = (line: Head | Line) => {
    const text = JSON.stringify(line);
    lines.add(1, text);
    return `${text}\n`;
  };
  yield lineOf(head);
  let table = "";
  for await (const part of parts) {
    if (part.kind === "table") ({ table } = part);
    if (part.kind === "rows") {
      refuseLong(part.lines, table);
      yield `${part.lines}\n`;
    } else {
      const { kind: _, ...line } = part;
      yield lineOf(line);
    }
  }
  yield `${JSON.stringify({ end: lines.end().sha256 } satisfies Line)}\n`;
}

/** @throws CommandError for a row that could not be read back */
function refuseLong(lines: string, table: string): void {
  if (
    lines.length <= LONGEST_LINE ||
    lines.split("\n").every((line) => line.length <= LONGEST_LINE)
  )
    return;
  throw new CommandError(
    `No backup can be made: a row of ${table} is longer than 16 MB. An import that brought far too much can be taken back.`,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: "no space is left there",
  EDQUOT: "no space is left there",
  EACCES: "whoever writes it has no right to",
  EPERM: "whoever writes it has no right to",
  EROFS: "nothing can be written there",
  ENOENT: "the folder is not there",
  ENOTDIR: "the folder is none",
};

function refusalOf(file: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = REASONS[code];
  if (reason === undefined) return error;
  return new CommandError(`${file} cannot be written: ${reason} (${code}).`);
}
