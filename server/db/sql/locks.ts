import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "../database.ts";
import { count, queryRows } from "./queryRows.ts";

/** Arbitrary number that all processes agree on; with a year it names that year's contest. */
const CONTEST_LOCK = 7_305_121;

/**
 * Holds a contest until the caller's transaction ends. `shared`: for one of the many that vote;
 * `alone`: for who settles a round or changes the contest, after all that vote at this moment and
 * before all that come later. Ask for the time afterwards, never before.
 */
export async function lockContest(tx: Db, year: number, how: "shared" | "alone"): Promise<void> {
  await tx.execute(
    how === "shared"
      ? sql`select pg_advisory_xact_lock_shared(${CONTEST_LOCK}::int, ${year}::int)`
      : sql`select pg_advisory_xact_lock(${CONTEST_LOCK}::int, ${year}::int)`,
  );
}

/** Arbitrary number that all processes agree on; with its id it names an offer's reports. */
const REPORT_LOCK = 7_305_122;

/** Holds what is reported of an offer until the caller's transaction ends: two at once would each be the first. */
export async function lockReports(tx: Db, offerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REPORT_LOCK}::int, ${offerId}::int)`);
}

/** The database's clock at this moment, which all processes share; epoch milliseconds. */
export async function databaseNow(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ now: count }),
    sql`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
  );
  if (row === undefined) throw new Error("The database has no time.");
  return row.now;
}

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

/** Takes the same lock if it is free. @returns whether it is the caller's until its transaction ends */
export async function tryImportLock(tx: Db): Promise<boolean> {
  const [row] = await queryRows(
    tx,
    v.object({ got: v.boolean() }),
    sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as got`,
  );
  return row?.got ?? false;
}
