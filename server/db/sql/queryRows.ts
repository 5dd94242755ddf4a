import { type SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import * as v from "valibot";

/** What runs statements: the database, or a transaction on it. */
export type Runner = Pick<PgDatabase<PgQueryResultHKT>, "execute">;

const ResultSchema = v.object({ rows: v.array(v.unknown()) });

/**
 * Runs a statement and parses its rows, because raw SQL has no types of its own.
 * Counts come as text from one engine and as numbers from the other: `count` takes both.
 */
export async function queryRows<Row>(
  db: Runner,
  row: v.GenericSchema<unknown, Row>,
  statement: SQL,
): Promise<Row[]> {
  const result = v.parse(ResultSchema, await db.execute(statement));
  return v.parse(v.array(row), result.rows);
}

/** A `count(*)` or an id. */
export const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());
