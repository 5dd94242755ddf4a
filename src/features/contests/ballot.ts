import type { Contest, Entrant, Matchup } from "#domain/contests/contest.ts";
import { Sides } from "#domain/contests/matchupWords.ts";
import { roundState, type Moment, type RoundState } from "#domain/contests/roundState.ts";
import type { Pick } from "./votes/pick.ts";

/** A contest with what this visitor has to do with it. */
export interface Ballot {
  contest: Contest;
  sides: Sides;
  /** State of each round, from the first. */
  states: readonly RoundState[];
  /** By matchup. */
  picks: ReadonlyMap<string, Pick>;
  /** Votes; `null` for whoever may not. */
  vote: ((matchup: Matchup, entrant: Entrant) => void) | null;
}

export const statesOf = (contest: Contest, moment: Moment): RoundState[] =>
  contest.rounds.map((round) => roundState(contest, round, moment));

export const stateOf = ({ states }: Ballot, { round }: Matchup): RoundState =>
  states[round - 1] ?? "upcoming";

/** Matchups that take votes now, in the order of the bracket. */
export const openMatchups = (ballot: Ballot): Matchup[] =>
  ballot.contest.matchups.filter(
    (matchup) => stateOf(ballot, matchup) === "open" && matchup.a !== null && matchup.b !== null,
  );
