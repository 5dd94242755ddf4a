import { and, asc, eq, gt, inArray, isNull, lte, or } from "drizzle-orm";
import { closedRounds } from "#domain/contests/rounds.ts";
import type { Db } from "../db/database.ts";
import { contests, contestVoters, contestVotes } from "../db/schema/contests.ts";
import { databaseNow, lockContest } from "../db/sql/locks.ts";
import { alertDevices } from "../db/schema/alerts.ts";

/**
 * Takes an account's votes out of the rounds that are open, inside the caller's transaction. Those
 * of rounds that have closed stay, whether or not anybody has counted them yet.
 */
export async function dropOpenVotes(tx: Db, uid: string): Promise<void> {
  const voting = await tx
    .select({ voter: contestVoters.id, contest: contests })
    .from(contestVoters)
    .innerJoin(contests, eq(contests.year, contestVoters.year))
    .where(eq(contestVoters.uid, uid))
    // Two accounts that go at once must not wait for each other.
    .orderBy(asc(contests.year));
  for (const { voter, contest } of voting) {
    await lockContest(tx, contest.year, "shared");
    const times = { opensAt: contest.opensAt.getTime(), roundMs: contest.roundMs };
    const closed = closedRounds(times, await databaseNow(tx));
    await tx
      .delete(contestVotes)
      .where(and(eq(contestVotes.voter, voter), gt(contestVotes.round, closed)));
  }
}

/** The same, and takes out of the votes that stay what says whose they were. */
export async function leaveContests(tx: Db, uid: string): Promise<void> {
  await dropOpenVotes(tx, uid);
  await tx.update(contestVoters).set({ uid: null }).where(eq(contestVoters.uid, uid));
}

/** An account's votes, for its export. */
export async function exportVotes(db: Db, uid: string) {
  return await db
    .select({
      year: contestVotes.year,
      matchup: contestVotes.matchup,
      entrant: contestVotes.entrant,
      votedAt: contestVotes.votedAt,
    })
    .from(contestVotes)
    .where(
      inArray(
        contestVotes.voter,
        db.select({ id: contestVoters.id }).from(contestVoters).where(eq(contestVoters.uid, uid)),
      ),
    );
}

/**
 * Takes the phones out of an account, whose rules stay there. A phone proves itself with its
 * own key, which stays valid after a session has ended. It may join again with a new sign-in.
 *
 * @param joinedBefore only those that have joined until then
 */
export async function detachPhones(tx: Db, uid: string, joinedBefore?: Date): Promise<void> {
  const { joinedAt } = alertDevices;
  const early =
    joinedBefore === undefined ? undefined : or(isNull(joinedAt), lte(joinedAt, joinedBefore));
  await tx
    .update(alertDevices)
    .set({ uid: null, joinedAt: null })
    .where(and(eq(alertDevices.uid, uid), early));
}
