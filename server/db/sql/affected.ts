import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";
import { count, queryRows } from "./queryRows.ts";

/** Number of rows that a statement ending with `returning 1` has changed. */
export async function affected(tx: Db, statement: SQL): Promise<number> {
  const [row] = await queryRows(
    tx,
    v.object({ rows: count }),
    sql`with affected as (${statement}) select count(*) as rows from affected`,
  );
  return row?.rows ?? 0;
}
