import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { closedRounds } from "#domain/contests/rounds.ts";
import type { Db } from "../../db/database.ts";
import {
  contestEntrants,
  contestResults,
  contestRounds,
  contests,
} from "../../db/schema/contests.ts";
import { databaseNow, lockContest } from "../../db/sql/locks.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import { contestTimes, type ContestRow } from "./contestRow.ts";
import { decideRound, voteKey, type Decided } from "./decideRound.ts";
import { ROUND_NAMES } from "#domain/contests/bracket.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/** Whether a round of a contest has closed and is not counted yet. @param now the database's */
export const isDue = (contest: ContestRow, now: number) =>
  contest.settled < closedRounds(contestTimes(contest), now);

/**
 * Settles all rounds of a contest that have closed and are not settled, in one transaction. Any
 * number of processes may call it at once: the first does it, the others wait and find it done.
 *
 * @returns the contest as it is then; `undefined` when it was removed meanwhile
 */
export async function countRounds(db: Db, year: number): Promise<ContestRow | undefined> {
  return await db.transaction(async (tx) => {
    await lockContest(tx, year, "alone");
    const [contest] = await tx.select().from(contests).where(eq(contests.year, year));
    if (contest === undefined) return undefined;
    const now = await databaseNow(tx);
    const closed = closedRounds(contestTimes(contest), now);
    if (contest.settled >= closed) return contest;
    await countUntil(tx, contest, closed, now);
    await tx.update(contests).set({ settled: closed }).where(eq(contests.year, year));
    return { ...contest, settled: closed };
  });
}

async function countUntil(
  tx: Db,
  { year, settled }: ContestRow,
  closed: number,
  now: number,
): Promise<void> {
  const entrants = await tx.select().from(contestEntrants).where(eq(contestEntrants.year, year));
  const known = await tx.select().from(contestResults).where(eq(contestResults.year, year));
  const decided: Decided[] = [...known];
  for (let round = settled + 1; round <= closed; round += 1) {
    const { votes, turnout } = await countRound(tx, year, round);
    const results = decideRound(round, entrants, decided, votes);
    decided.push(...results);
    await tx
      .insert(contestResults)
      .values(results.map((result) => Object.assign({ year }, result)));
    await tx.insert(contestRounds).values({ year, round, turnout, settledAt: new Date(now) });
  }
}

/** The votes of a round by matchup and entrant, and how many accounts they are of. */
async function countRound(
  tx: Db,
  year: number,
  round: number,
): Promise<{ votes: ReadonlyMap<string, number>; turnout: number }> {
  const ofRound = sql`from contest_votes where year = ${year} and round = ${round}`;
  const rows = await queryRows(
    tx,
    v.object({ matchup: v.string(), entrant: v.string(), votes: count }),
    sql`select matchup, entrant, count(*) as votes ${ofRound} group by matchup, entrant`,
  );
  const [voters] = await queryRows(
    tx,
    v.object({ turnout: count }),
    sql`select count(*) as turnout from (select voter ${ofRound} group by voter) as voters`,
  );
  const votes = new Map(rows.map((row) => [voteKey(row.matchup, row.entrant), row.votes]));
  return { votes, turnout: voters?.turnout ?? 0 };
}

/** How long after a contest's end it is known whose votes they were. */
const ACCOUNT_LIFE_MS = 30 * DAY_MS;

/**
 * Takes the accounts off the votes of contests that ended long ago, by the database's clock. What
 * was counted stays, and what was never read is counted first.
 */
export async function pruneContests(db: Db): Promise<void> {
  const now = await databaseNow(db);
  const life = `${String(ROUND_NAMES.length)} * round_ms::bigint + ${String(ACCOUNT_LIFE_MS)}`;
  const ended = await db
    .select()
    .from(contests)
    .where(sql`extract(epoch from opens_at) * 1000 + ${sql.raw(life)}::bigint < ${now}::bigint`);
  for (const contest of ended) {
    if (isDue(contest, now)) await countRounds(db, contest.year);
    await db.execute(
      sql`update contest_voters set uid = null where year = ${contest.year} and uid is not null`,
    );
  }
}
