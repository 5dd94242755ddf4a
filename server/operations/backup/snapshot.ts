import * as v from "valibot";
import { CommandError } from "../../db/command.ts";
import { createHash } from "node:crypto";

/**
 * What a database holds at one moment, as a stream: each table with its rows, then the counters.
 * Every value is the text that PostgreSQL writes for it, so that each engine reads back exactly
 * what the other has had, of whatever type it is.
 */
export type SnapshotPart =
  | { kind: "table"; table: string; columns: string[] }
  /** Rows of the last table: JSON lists of texts in the order of its columns, one on a line. */
  | { kind: "rows"; count: number; lines: string }
  | { kind: "tableEnd"; tally: Tally }
  /** The last part. Values that sequences gave last, by name; those that gave none are left out. */
  | { kind: "sequences"; sequences: Readonly<Record<string, string>> };

/** A snapshot while it is read. The parts can be read once. */
export interface Snapshot {
  /** The newest step of its schema: the moment by which it is known. */
  migration: number;
  parts: AsyncIterable<SnapshotPart>;
}

export const TallySchema = v.object({
  rows: v.pipe(v.number(), v.integer()),
  /** SHA-256 of the lines of all rows, each with its line feed, in hexadecimal digits. */
  sha256: v.string(),
});

/** What a table comes to. */
export type Tally = v.InferOutput<typeof TallySchema>;

/** Names of tables with their tallies. */
export type Tallies = ReadonlyMap<string, Tally>;

/** Puts a name of the database's own between quotes. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Said of what only a later release of this program understands. */
export const newerRelease = (): CommandError =>
  new CommandError("The backup is of a newer release than this one. Upgrade this program first.");

/** Said of what was made before there was a release. */
export const beforeFirstRelease = (): CommandError =>
  new CommandError("The backup is from before release 1.0.0, which takes none of those over.");

/** What has been copied: rows by table, and all together. */
export const CopiedSchema = v.object({
  rows: v.number(),
  tables: v.record(v.string(), v.number()),
});

export type Copied = v.InferOutput<typeof CopiedSchema>;

export function copiedOf(tallies: Tallies): Copied {
  const tables = Object.fromEntries([...tallies].map(([table, { rows }]) => [table, rows]));
  return { rows: Object.values(tables).reduce((sum, rows) => sum + rows, 0), tables };
}

/** One line of progress. */
export const tableLine = (table: string, { rows }: Tally): string => `${table}: ${String(rows)}`;

/** Counts the rows of one table and sums them up. */
export class Tallying {
  readonly #hash = createHash("sha256");
  #rows = 0;

  /** @param lines of so many rows, without the last line feed */
  add(count: number, lines: string): void {
    this.#rows += count;
    this.#hash.update(lines).update("\n");
  }

  /** What it comes to. Nothing can be added afterwards. */
  end(): Tally {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}

/** The same parts. @param onTable called for each table that has been handed on */
export async function* watchTables(
  parts: AsyncIterable<SnapshotPart>,
  onTable: (table: string, tally: Tally) => void,
): AsyncGenerator<SnapshotPart> {
  let table = "";
  for await (const part of parts) {
    if (part.kind === "table") ({ table } = part);
    yield part;
    if (part.kind === "tableEnd") onTable(table, part.tally);
  }
}
