import { is, sql } from "drizzle-orm";
import { PgliteTransaction } from "drizzle-orm/pglite";
import type { Db } from "../db/database.ts";

/**
 * Lets PGlite take the references of new rows as they are, until the caller's transaction ends:
 * what an import refers to it has looked up or created itself, and on a single connection nothing
 * comes in between. Looking up five references for each row again took a fifth of an import's
 * time. PostgreSQL keeps checking: there another connection may remove a store meanwhile.
 *
 * Nothing may be deleted after this in the same transaction, because cascades rest as well.
 */
export async function trustReferences(tx: Db): Promise<void> {
  if (!is(tx, PgliteTransaction)) return;
  await tx.execute(sql`set local session_replication_role = replica`);
}
