import { sql } from "drizzle-orm";
import type { Db } from "../database.ts";

/** Arbitrary number that all processes agree on: the one that holds this advisory lock writes menus. */
const IMPORT_LOCK = 7_305_120;

/**
 * Waits until no other transaction writes menus, and keeps others waiting until the
 * caller's ends. Two imports would otherwise decide on the same old state. PGlite,
 * with its single connection, runs one transaction at a time anyway.
 */
export async function takeImportLock(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
}
