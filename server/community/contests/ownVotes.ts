import { and, asc, eq } from "drizzle-orm";
import type { OwnVotes } from "#domain/contests/contest.ts";
import type { Db } from "../../db/database.ts";
import { contestVoters, contestVotes } from "../../db/schema/contests.ts";

/** An account's own votes in a contest, by matchup. */
export async function readOwnVotes(db: Db, year: number, uid: string): Promise<OwnVotes> {
  const rows = await db
    .select({
      matchup: contestVotes.matchup,
      entrant: contestVotes.entrant,
      votedAt: contestVotes.votedAt,
    })
    .from(contestVotes)
    .innerJoin(contestVoters, eq(contestVoters.id, contestVotes.voter))
    .where(and(eq(contestVoters.year, year), eq(contestVoters.uid, uid)))
    .orderBy(asc(contestVotes.round), asc(contestVotes.matchup));
  return rows.map(({ matchup, entrant, votedAt }) => ({
    matchup,
    entrant,
    votedAt: votedAt.toISOString(),
  }));
}
