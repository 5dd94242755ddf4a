import { type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";

const ResultSchema = v.object({ rows: v.array(v.unknown()) });

/**
 * Runs a statement and parses its rows, because raw SQL has no types of its own.
 * Counts come as text from one engine and as numbers from the other: `count` takes both.
 */
export async function queryRows<Row>(
  db: Db,
  row: v.GenericSchema<unknown, Row>,
  statement: SQL,
): Promise<Row[]> {
  const result = v.parse(ResultSchema, await db.execute(statement));
  return v.parse(v.array(row), result.rows);
}

/** A `count(*)` or an id. */
export const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());
