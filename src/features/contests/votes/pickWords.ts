import type { Matchup } from "#domain/contests/contest.ts";
import { countsIfWords } from "#domain/contests/voteWords.ts";
import type { Ballot } from "../ballot.ts";

/** Whom the visitor votes for in an open matchup, and whether the server has it; "" without a vote. */
export function pickWords({ contest, sides, picks }: Ballot, { id, round }: Matchup): string {
  const pick = picks.get(id);
  const entrant = sides.find(pick?.entrant ?? null);
  if (pick === undefined || entrant === null) return "";
  const own = `Your vote: ${entrant.name}.`;
  const closesAt = contest.rounds[round - 1]?.closesAt;
  return pick.is === "counted" || closesAt === undefined
    ? own
    : `${own} Saved on this phone, ${countsIfWords(Date.parse(closesAt))}.`;
}
