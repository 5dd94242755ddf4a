import { sql } from "drizzle-orm";
import type { Db } from "../../db/database.ts";

/**
 * Forgets the figures of weeks in which a store was seen that has another region now, inside the
 * caller's transaction. How the stores were is in the temporary table `before_stores`.
 */
export async function forgetMovedStores(tx: Db): Promise<void> {
  await tx.execute(sql`
    delete from trend_weeks where week in (
      select week from store_weeks
      join stores on stores.id = store_weeks.store_id
      join before_stores as past on past.id = stores.id
      where past.region is distinct from stores.region
    )
  `);
}
