import type { Contest, Entrant, Matchup } from "#domain/contests/contest.ts";
import {
  countedRounds,
  type RoundState,
  roundState,
  type CopyAge,
} from "#domain/contests/roundState.ts";
import { voteTime } from "#domain/contests/voteWords.ts";
import { Sides } from "#domain/contests/matchupWords.ts";
import type { Pick } from "./votes/pick.ts";

type Round = Contest["rounds"][number];

/** How a contest stands, in a sentence. */
export function standWords(contest: Contest, states: readonly RoundState[]): string {
  const settled = countedRounds(contest);
  const round = contest.rounds[settled];
  if (round === undefined) return "The contest is over.";
  const state = states[settled];
  if (state === "open") {
    return `${round.name} is open until ${voteTime(Date.parse(round.closesAt))}.`;
  }
  if (state === "counting") {
    return `${round.name} has closed. The result is not on this device yet.`;
  }
  return `Voting opens at ${voteTime(Date.parse(round.opensAt))}.`;
}

/** What there is to say of a round, beside its name. */
export function roundWords({ turnout }: Contest, round: Round, state: RoundState): string {
  const closesAt = voteTime(Date.parse(round.closesAt));
  switch (state) {
    case "closed":
      return `Closed at ${closesAt}. ${votersWords(turnout[round.round - 1] ?? 0)}.`;
    case "counting":
      return `Closed at ${closesAt}. Result to come.`;
    case "open":
      return `Open until ${closesAt}.`;
    case "upcoming":
      return `Opens at ${voteTime(Date.parse(round.opensAt))}.`;
  }
}

const votersWords = (count: number) =>
  count === 1 ? "1 account voted" : `${count.toLocaleString("en-US")} accounts voted`;

/** A contest with what this visitor has to do with it. */
export interface Ballot {
  contest: Contest;
  sides: Sides;
  /** State of each round, from the first. */
  states: readonly RoundState[];
  /** By matchup. */
  picks: ReadonlyMap<string, Pick>;
  /** What is chosen counts only once somebody has signed in and cast it. */
  isDraft: boolean;
  /** Votes; `null` for visitors who may not. */
  vote: ((matchup: Matchup, entrant: Entrant) => void) | null;
  /** Undoes a vote; `null` like `vote`. @returns `false` where it stands, because the server has it */
  undo: ((matchup: Matchup, before: Entrant | null) => Promise<boolean>) | null;
}

export const statesOf = (contest: Contest, moment: CopyAge): RoundState[] =>
  contest.rounds.map((round) => roundState(contest, round, moment));

export const stateOf = ({ states }: Ballot, { round }: Matchup): RoundState =>
  states[round - 1] ?? "upcoming";

/** Matchups that take votes now, in the order of the bracket. */
export const openMatchups = (ballot: Ballot): Matchup[] =>
  ballot.contest.matchups.filter(
    (matchup) => stateOf(ballot, matchup) === "open" && matchup.a !== null && matchup.b !== null,
  );
