import { sql } from "drizzle-orm";
import { ROUND_NAMES } from "#domain/contests/bracket.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { isDue, settleRounds } from "./countRounds.ts";
import { contests } from "../../db/schema/contests.ts";
import { databaseNow } from "../../db/sql/locks.ts";

/** How long after a contest's end it is known whose votes they were. */
const ACCOUNT_LIFE_MS = 30 * DAY_MS;

/**
 * Takes the accounts off the votes of contests that ended long ago, by the database's clock. What
 * was counted stays, and what nobody has asked for yet is counted first.
 */
export async function pruneContests(db: Db): Promise<void> {
  const now = await databaseNow(db);
  const life = `${String(ROUND_NAMES.length)} * round_ms + ${String(ACCOUNT_LIFE_MS)}`;
  const ended = await db
    .select()
    .from(contests)
    .where(sql`extract(epoch from opens_at) * 1000 + ${sql.raw(life)}::bigint < ${now}::bigint`);
  for (const contest of ended) {
    if (isDue(contest, now)) await settleRounds(db, contest.year);
    await db.execute(
      sql`update contest_voters set uid = null where year = ${contest.year} and uid is not null`,
    );
  }
}
