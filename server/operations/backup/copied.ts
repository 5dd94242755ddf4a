import * as v from "valibot";
import type { Tallies, Tally } from "./snapshot.ts";

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
