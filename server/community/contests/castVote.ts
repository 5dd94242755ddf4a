import { and, eq, inArray, sql } from "drizzle-orm";
import { BRACKET, type BracketPlace } from "#domain/contests/bracket.ts";
import { closedRounds, roundsOf } from "#domain/contests/rounds.ts";
import type { Db } from "../../db/database.ts";
import {
  contestEntrants,
  contestResults,
  contestVoters,
  contestVotes,
} from "../../db/schema/contests.ts";
import { databaseNow, lockContest } from "../../db/sql/locks.ts";
import { findContest, contestTimes } from "./contestRow.ts";
import { sidesOf } from "./decideRound.ts";
import { countRounds } from "./countRounds.ts";

interface Cast {
  uid: string;
  year: number;
  /** Of the bracket. */
  matchup: string;
  entrant: string;
  /** Whether the account may vote for the first time in this contest: it is there, and proven. */
  mayBegin: boolean;
  /** Whether the session still holds; it must go on to until the transaction ends. */
  mayWrite: (tx: Db) => Promise<boolean>;
}

/** What became of a vote. */
export type VoteAnswer =
  /** It counts, as long as it is not changed. */
  | { kind: "counted" }
  /** The session has ended. */
  | { kind: "ended" }
  /** There is no such contest or matchup. */
  | { kind: "unknown" }
  /** The entrant does not stand in it. */
  | { kind: "not-in-it" }
  /** The account has not voted in this contest, and may not begin yet. */
  | { kind: "first" }
  /** The round opens then, or has closed then; epoch milliseconds. */
  | { kind: "early"; opensAt: number }
  | { kind: "late"; closedAt: number };

/**
 * Writes a vote, or changes it. All that vote hold the contest together, and who settles a round
 * holds it alone: a vote is there before the round is counted, or it hears that it came too late.
 */
export async function castVote(db: Db, cast: Cast): Promise<VoteAnswer> {
  const place = BRACKET.find(({ id }) => id === cast.matchup);
  if (place === undefined) return { kind: "unknown" };
  for (;;) {
    const answer = await db.transaction((tx) => tryToCast(tx, cast, place));
    if (answer !== "unsettled") return answer;
    // Who meets is not known before the round before is settled.
    await countRounds(db, cast.year);
  }
}

async function tryToCast(
  tx: Db,
  { uid, year, entrant, mayBegin, mayWrite }: Cast,
  place: BracketPlace,
): Promise<VoteAnswer | "unsettled"> {
  if (!(await mayWrite(tx))) return { kind: "ended" };
  await lockContest(tx, year, "shared");
  const contest = await findContest(tx, year);
  if (contest === undefined) return { kind: "unknown" };
  const now = await databaseNow(tx);
  const times = contestTimes(contest);
  const span = roundsOf(times)[place.round - 1];
  if (span === undefined) return { kind: "unknown" };
  if (now >= span.closesAt) return { kind: "late", closedAt: span.closesAt };
  if (now < span.opensAt) return { kind: "early", opensAt: span.opensAt };
  if (contest.settled < closedRounds(times, now)) return "unsettled";
  if (!(await standsIn(tx, year, place, entrant))) return { kind: "not-in-it" };
  const voter = await voterOf(tx, year, uid, mayBegin);
  if (voter === null) return { kind: "first" };
  const vote = {
    voter,
    matchup: place.id,
    year,
    round: place.round,
    entrant,
    votedAt: new Date(now),
  };
  await tx
    .insert(contestVotes)
    .values(vote)
    .onConflictDoUpdate({
      target: [contestVotes.voter, contestVotes.matchup],
      set: { entrant, votedAt: vote.votedAt },
      // The same vote again, from an outbox, is still the first.
      setWhere: sql`${contestVotes.entrant} <> ${entrant}`,
    });
  return { kind: "counted" };
}

async function standsIn(
  tx: Db,
  year: number,
  place: BracketPlace,
  entrant: string,
): Promise<boolean> {
  const entrants = await tx
    .select()
    .from(contestEntrants)
    .where(and(eq(contestEntrants.year, year), eq(contestEntrants.id, entrant)));
  const before = "winners" in place.from ? [...place.from.winners] : [];
  const results =
    before.length === 0
      ? []
      : await tx
          .select({ matchup: contestResults.matchup, winner: contestResults.winner })
          .from(contestResults)
          .where(and(eq(contestResults.year, year), inArray(contestResults.matchup, before)));
  const winners = new Map(results.map(({ matchup, winner }) => [matchup, winner]));
  return sidesOf(place, entrants, winners).some((side) => side?.id === entrant);
}

/** The account's number in the contest, given with its first vote; `null` when it may not begin. */
async function voterOf(
  tx: Db,
  year: number,
  uid: string,
  mayBegin: boolean,
): Promise<number | null> {
  const find = () =>
    tx
      .select({ id: contestVoters.id })
      .from(contestVoters)
      .where(and(eq(contestVoters.year, year), eq(contestVoters.uid, uid)));
  const [known] = await find();
  if (known !== undefined) return known.id;
  if (!mayBegin) return null;
  await tx.insert(contestVoters).values({ year, uid }).onConflictDoNothing();
  const [made] = await find();
  return made?.id ?? null;
}
