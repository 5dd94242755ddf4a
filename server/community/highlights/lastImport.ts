import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";

/** When menus last came in or were taken back, in epoch milliseconds; 0 without any. */
export async function lastImport(db: Db, sample: boolean): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ at: count }),
    sql`
      select coalesce(floor(extract(epoch from max(greatest(imported_at, undone_at))) * 1000), 0)::bigint
        as at
      from imports where sample = ${sample}
    `,
  );
  return row?.at ?? 0;
}
