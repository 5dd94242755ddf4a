import { eq, sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { versions } from "./schema.ts";

const DATA = "data";

/** The number of committed changes of public data so far; caches of computed answers are keyed by it. */
export async function readDataVersion(db: Db): Promise<number> {
  const [row] = await db.select().from(versions).where(eq(versions.name, DATA));
  return row?.value ?? 0;
}

/**
 * Says that public data has changed. Call it last in the transaction that changes
 * it: the row stays locked until the commit, and so orders concurrent changes.
 */
export async function bumpDataVersion(tx: Db): Promise<void> {
  await tx
    .insert(versions)
    .values({ name: DATA, value: 1 })
    .onConflictDoUpdate({ target: versions.name, set: { value: sql`${versions.value} + 1` } });
}
