import * as v from "valibot";
import { TallySchema } from "./snapshot.ts";

/**
 * A backup is text compressed by gzip. Its first line is the head. Then for each table a line that
 * names it, a line for each row, and a line that says what it comes to; then the counters, and at
 * last what all lines that are no rows come to. Rows begin with a bracket, all others with a brace.
 */
export const FORMAT = 1;

/** The head of every format, later ones included. */
export const AnyHeadSchema = v.looseObject({
  backupOf: v.literal("ohio-cannabis-community"),
  format: v.number(),
});

export const HeadSchema = v.object({
  ...AnyHeadSchema.entries,
  format: v.literal(FORMAT),
  /** ISO 8601, UTC. */
  madeAt: v.string(),
  /** As of `Snapshot`. */
  migration: v.number(),
  /** The file of the key that signs, as it was in the data folder; `null` where there was none. */
  signingKey: v.nullable(v.string()),
});
export type Head = v.InferOutput<typeof HeadSchema>;

const TableLineSchema = v.object({ table: v.string(), columns: v.array(v.string()) });
const TableEndLineSchema = v.object({ tally: TallySchema });
const SequencesLineSchema = v.object({ sequences: v.record(v.string(), v.string()) });

/** SHA-256 of all lines before it that are no rows, as {@link TallySchema} sums up. */
const EndLineSchema = v.object({ end: v.string() });

/** A line after the head that is no row. */
export const LineSchema = v.union([
  TableLineSchema,
  TableEndLineSchema,
  SequencesLineSchema,
  EndLineSchema,
]);
export type Line = v.InferOutput<typeof LineSchema>;

/** Longest line that a backup has, in characters: what is unpacked must not grow without end. */
export const LONGEST_LINE = 16 * 1024 * 1024;
