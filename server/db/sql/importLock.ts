import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";
import { queryRows } from "./queryRows.ts";

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

/** Takes the same lock if nobody has it. @returns whether it is the caller's until its transaction ends */
export async function tryImportLock(tx: Db): Promise<boolean> {
  const [row] = await queryRows(
    tx,
    v.object({ got: v.boolean() }),
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as got`,
  );
  return row?.got ?? false;
}
