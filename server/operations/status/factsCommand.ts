import { sql } from "drizzle-orm";
import * as v from "valibot";
import { closedRounds, roundsOf } from "#domain/contests/rounds.ts";
import { SETTLED_LIFE_MS } from "../../alerts/pruneAlerts.ts";
import { contestTimes } from "../../community/contests/contestRow.ts";
import type { Db } from "../../db/database.ts";
import { contests } from "../../db/schema/contests.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { OLD_CODE_LIFE_MS } from "../../accounts/pruneIdentity.ts";
import { MAIL_LIFE_MS } from "../../community/reservations/pruneReservations.ts";
import type { ContentFacts } from "./facts.ts";
import { epoch, EpochSchema } from "./epoch.ts";

/** Contests of the operator with a round that nobody has counted. @param now epoch milliseconds */
export async function readOpenRounds(db: Db, now: number): Promise<ContentFacts["openRounds"]> {
  const rows = await db.select().from(contests);
  return rows.flatMap((contest) => {
    const times = contestTimes(contest);
    if (contest.sample || contest.settled >= closedRounds(times, now)) return [];
    const first = roundsOf(times)[contest.settled];
    return first === undefined ? [] : [{ year: contest.year, since: first.closesAt }];
  });
}

const OldestSchema = v.object({
  alert: EpochSchema,
  mail: EpochSchema,
  code: EpochSchema,
  attempt: EpochSchema,
});

/** Since when something that has ended should have been deleted; it may lie ahead. */
export async function readLeftSince(db: Db): Promise<number | null> {
  const [oldest] = await queryRows(
    db,
    OldestSchema,
    sql`select
      (select ${epoch(sql`min(settled_at)`)} from alerts) as alert,
      (select ${epoch(sql`min(created_at)`)} from reservation_mails) as mail,
      (select ${epoch(sql`min(expires_at)`)} from identity_codes) as code,
      (select ${epoch(sql`min(expire)`)} from attempt_limits) as attempt
    `,
  );
  if (oldest === undefined) return null;
  const due = [
    [oldest.alert, SETTLED_LIFE_MS],
    [oldest.mail, MAIL_LIFE_MS],
    [oldest.code, OLD_CODE_LIFE_MS],
    [oldest.attempt, 0],
  ] as const;
  const moments = due.flatMap(([moment, life]) => (moment === null ? [] : [moment + life]));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Accounts that the site itself keeps. */
export async function countAccounts(db: Db): Promise<number> {
  const [row] = await queryRows(
    db,
    v.object({ accounts: count }),
    sql`select count(*) as accounts from identity_accounts`,
  );
  return row?.accounts ?? 0;
}
