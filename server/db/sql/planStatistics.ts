import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";

/**
 * Makes the database count what its tables hold now, inside the caller's transaction. PGlite does
 * so at no other time. Without it a query may read an index of 200,000 entries once for each of
 * 500 products, because the planner takes both for nearly empty.
 */
export async function refreshPlanStatistics(tx: Db): Promise<void> {
  await tx.execute(sql`analyze stores, products, offers`);
}
