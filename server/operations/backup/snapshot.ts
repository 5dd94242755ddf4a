import * as v from "valibot";
import { CommandError } from "../../db/command.ts";

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
