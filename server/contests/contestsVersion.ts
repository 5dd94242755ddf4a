import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { count, queryRows } from "../db/sql/queryRows.ts";

/** More moments than all contests together have. */
const MOMENTS_AT_MOST = 1_000_000;

/**
 * What answers about contests depend on, as a number that only grows: changes of contests and of
 * what is real, and how many rounds have opened or closed by the database's clock. Votes change
 * nothing of it.
 */
export async function readContestsVersion(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ changes: count, moments: count }),
    sql`
      select
        (select coalesce(sum(value), 0) from versions where name in ('data', 'contests')) as changes,
        (select coalesce(sum(greatest(0, least(7, 1 + floor(
          extract(epoch from clock_timestamp() - opens_at) * 1000 / round_ms
        )))), 0) from contests)::bigint as moments
    `,
  );
  return row === undefined ? 0 : row.changes * MOMENTS_AT_MOST + row.moments;
}
