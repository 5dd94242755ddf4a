import { sql } from "drizzle-orm";
import * as v from "valibot";
import { RANKED_FOR_MS } from "#domain/menus/freshness.ts";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/**
 * The first moment after `now` (both epoch milliseconds) at which a ranking may be another
 * although the data are the same: a sale begins or ends, or an offer becomes too old to be
 * ranked. `null` when that never happens. Three looks at the ends of indexes.
 */
export async function nextRankingChange(db: Db, now: number): Promise<number | null> {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const [row] = await queryRows(
    db,
    v.object({ change: v.nullable(count) }),
    sql`
      select floor(extract(epoch from least(
        (select min(observed_at) from offers where observed_at >= ${at(now - RANKED_FOR_MS)})
          + make_interval(secs => ${RANKED_FOR_MS / 1_000 + 0.001}::float8),
        (select min(sale_starts_at) from offers where sale_starts_at > ${at(now)}),
        (select min(sale_ends_at) from offers where sale_ends_at > ${at(now)})
      )) * 1000) as change
    `,
  );
  return row?.change ?? null;
}
