import { asc, desc, eq } from "drizzle-orm";
import { BRACKET, ROUND_NAMES } from "#domain/contests/bracket.ts";
import type { Contest, ContestHead, Entrant, Matchup } from "#domain/contests/contest.ts";
import { closedRounds, contestStatus, roundsOf } from "#domain/contests/rounds.ts";
import type { Db } from "../../db/database.ts";
import {
  contestEntrants,
  contestResults,
  contestRounds,
  contests,
} from "../../db/schema/contests.ts";
import { databaseNow } from "../../db/sql/locks.ts";
import { isPublic } from "../../db/visibility.ts";
import { findContest, contestTimes } from "./contestRow.ts";
import { sidesOf, type Decided } from "./decideRound.ts";
import { isDue, countRounds } from "./countRounds.ts";

/** All contests, newest first. */
export async function readContests(db: Db): Promise<ContestHead[]> {
  const now = await databaseNow(db);
  const rows = await db
    .select()
    .from(contests)
    .where(isPublic(contests.sample))
    .orderBy(desc(contests.year));
  return rows.map((row) => ({
    year: row.year,
    title: row.title,
    status: contestStatus(contestTimes(row), now),
  }));
}

/** The years of all contests. */
export async function readContestYears(db: Db): Promise<number[]> {
  const rows = await db
    .select({ year: contests.year })
    .from(contests)
    .where(isPublic(contests.sample));
  return rows.map(({ year }) => year);
}

/**
 * A contest as everybody may know it; who asks first after a round has closed settles it. Nothing
 * in it is read from votes, so that nothing in it can depend on those of an open round.
 *
 * @returns `null` when there is none in this year
 */
export async function readContest(db: Db, year: number): Promise<Contest | null> {
  const now = await databaseNow(db);
  const found = await findContest(db, year);
  const contest = found !== undefined && isDue(found, now) ? await countRounds(db, year) : found;
  if (contest === undefined) return null;
  const times = contestTimes(contest);
  const closed = closedRounds(times, now);
  const ofYear = await db
    .select()
    .from(contestEntrants)
    .where(eq(contestEntrants.year, year))
    .orderBy(asc(contestEntrants.division), asc(contestEntrants.seed));
  const results = await db.select().from(contestResults).where(eq(contestResults.year, year));
  const rounds = await db.select().from(contestRounds).where(eq(contestRounds.year, year));
  // Another may have settled one more since the clock was asked.
  const shown = rounds.filter(({ round }) => round <= closed);
  const isShown = new Set(shown.map(({ round }) => round));
  const decided = new Map<string, Decided>(results.map((row) => [row.matchup, row]));
  const winners = new Map(
    BRACKET.flatMap(({ id, round }) => {
      const winner = isShown.has(round) ? decided.get(id)?.winner : undefined;
      return winner === undefined ? [] : [[id, winner] as const];
    }),
  );
  const nameOf = (division: number | null) =>
    division === null ? null : (contest.divisions[division] ?? "");
  return {
    year,
    title: contest.title,
    status: contestStatus(times, now),
    divisions: contest.divisions,
    rounds: roundsOf(times).map(({ round, name, opensAt, closesAt }) => ({
      round,
      name,
      opensAt: new Date(opensAt).toISOString(),
      closesAt: new Date(closesAt).toISOString(),
    })),
    entrants: ofYear.map(({ id, name, division, seed, strain, withdrawnFrom }): Entrant => ({
      id,
      name,
      division: nameOf(division) ?? "",
      seed,
      strain,
      ...(withdrawnFrom === null ? {} : { withdrawnFrom }),
    })),
    matchups: BRACKET.map((place): Matchup => {
      const { id, round, division } = place;
      const [a, b] = sidesOf(place, ofYear, winners);
      const result = isShown.has(round) ? decided.get(id) : undefined;
      return {
        id,
        round,
        division: nameOf(division),
        a: a?.id ?? null,
        b: b?.id ?? null,
        winner: result?.winner ?? null,
        votes: result === undefined ? null : [result.votesA, result.votesB],
      };
    }),
    turnout: ROUND_NAMES.map(
      (_, index) => shown.find(({ round }) => round === index + 1)?.turnout ?? null,
    ),
    sample: contest.sample,
  };
}
