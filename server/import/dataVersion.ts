import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { versions } from "../db/schema.ts";

/** Tells every process, with the commit of the caller's transaction, that computed answers are out of date. */
export async function bumpDataVersion(tx: Db): Promise<void> {
  await tx
    .insert(versions)
    .values({ name: "data", value: 1 })
    .onConflictDoUpdate({ target: versions.name, set: { value: sql`${versions.value} + 1` } });
}
