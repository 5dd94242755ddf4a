import { sql } from "drizzle-orm";
import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import { takeImportLock } from "../../db/sql/locks.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { allWeeksOf, recomputeWeeks } from "../../catalogue/facts/weeks.ts";
import { rebaseSampleContests } from "./loadSampleContests.ts";
import { rebaseSampleEvents } from "./loadSampleEvents.ts";

/**
 * Moves the times of a sample that is older than a day, so that it is as fresh as
 * when it was loaded. Does nothing when there is no sample, when it is younger, or
 * when a real store exists, because then no answer shows it.
 *
 * @param now epoch milliseconds
 * @returns whether anything was moved
 */
export async function rebaseSample(db: Db, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeImportLock(tx);
    const [sample] = await queryRows(
      tx,
      v.object({ loaded_at: count, real_stores: count }),
      sql`
        select extract(epoch from max(imported_at)) * 1000 as loaded_at,
               (select count(*) from stores where not sample) as real_stores
        from imports where sample having count(*) > 0
      `,
    );
    if (sample === undefined || sample.real_stores > 0) return false;
    const by = now - sample.loaded_at;
    if (by < DAY_MS) return false;
    const moved = sql`make_interval(secs => ${by / 1_000}::double precision)`;
    await tx.execute(sql`
      update offers set observed_at = observed_at + ${moved},
        first_seen_at = first_seen_at + ${moved},
        sale_ends_at = sale_ends_at + ${moved},
        lowest_30_days_at = lowest_30_days_at + ${moved}, missing_since = missing_since + ${moved}
    `);
    await tx.execute(sql`update observations set observed_at = observed_at + ${moved}`);
    await recomputeWeeks(tx, allWeeksOf(sql`select id from stores`));
    await tx.execute(sql`update stores set created_at = created_at + ${moved}`);
    await tx.execute(sql`update products set created_at = created_at + ${moved} where sample`);
    await tx.execute(sql`update announcements set created_at = created_at + ${moved} where sample`);
    await tx.execute(sql`update imports set imported_at = imported_at + ${moved} where sample`);
    await rebaseSampleContests(tx, now);
    await rebaseSampleEvents(tx, now);
    await bumpDataVersion(tx);
    return true;
  });
}
