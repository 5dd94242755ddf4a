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
