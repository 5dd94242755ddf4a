import { BRACKET } from "./bracket.ts";
import type { Contest, Entrant, Matchup } from "./contest.ts";

/** Who stands on a side of a matchup, or who may. */
export type BracketSide =
  | { is: "known"; entrant: Entrant; isWithdrawn: boolean }
  /** One of those that the matchup before it decides between; none known while that is open, too. */
  | { is: "awaited"; candidates: readonly Entrant[] };

const PLACES = new Map(BRACKET.map((place) => [place.id, place]));

/** A contest's matchups with those who meet in them. */
export class Sides {
  readonly #entrants: ReadonlyMap<string, Entrant>;
  readonly #matchups: ReadonlyMap<string, Matchup>;

  constructor({ entrants, matchups }: Contest) {
    this.#entrants = new Map(entrants.map((entrant) => [entrant.id, entrant]));
    this.#matchups = new Map(matchups.map((matchup) => [matchup.id, matchup]));
  }

  /** An entrant by its id. */
  find(id: string | null): Entrant | null {
    return id === null ? null : (this.#entrants.get(id) ?? null);
  }

  /** Both sides of a matchup. */
  of(matchup: Matchup): readonly [BracketSide, BracketSide] {
    return [this.#side(matchup, 0), this.#side(matchup, 1)];
  }

  #side(matchup: Matchup, which: 0 | 1): BracketSide {
    const entrant = this.find(which === 0 ? matchup.a : matchup.b);
    if (entrant !== null) {
      const { withdrawnFrom } = entrant;
      const isWithdrawn = withdrawnFrom !== undefined && withdrawnFrom <= matchup.round;
      return { is: "known", entrant, isWithdrawn };
    }
    const from = PLACES.get(matchup.id)?.from;
    const before = from && "winners" in from ? this.#matchups.get(from.winners[which]) : undefined;
    const candidates = [this.find(before?.a ?? null), this.find(before?.b ?? null)];
    return { is: "awaited", candidates: candidates.filter((each) => each !== null) };
  }
}

/** "Blue Dream, seed 1", or who may come. */
export function sideWords(side: BracketSide): string {
  if (side.is === "awaited") return awaitedWords(side.candidates);
  const { name, seed } = side.entrant;
  return `${name}, seed ${String(seed)}${side.isWithdrawn ? ", withdrawn" : ""}`;
}

/** Who an opponent will be that is not known yet. */
export function awaitedWords(candidates: readonly Entrant[]): string {
  const [one, other] = candidates;
  return one === undefined || other === undefined
    ? "Not yet known"
    : `Winner of ${one.name} or ${other.name}`;
}

/** "Round of 64, East"; the last two rounds have no division. */
export function matchupTitle({ rounds }: Contest, { round, division }: Matchup): string {
  const name = rounds.find((each) => each.round === round)?.name ?? "";
  return division === null ? name : `${name}, ${division}`;
}

/** Whole percent of both sides, which add up to 100; `null` without votes. */
export function percentOf(votes: readonly [number, number]): readonly [number, number] | null {
  const all = votes[0] + votes[1];
  if (all === 0) return null;
  const first = Math.round((100 * votes[0]) / all);
  return [first, 100 - first];
}

/**
 * Why the winner of a closed matchup has won that has as many votes as the other: by the rule of `winnerOf`. `null` where
 * the votes say it, or that one was withdrawn.
 */
export function tieWords(contest: Contest, matchup: Matchup): string | null {
  const { a, b, winner, votes, round } = matchup;
  if (winner === null || votes === null || votes[0] !== votes[1]) return null;
  const both = contest.entrants.filter(({ id }) => id === a || id === b);
  const [one, other] = both;
  if (one === undefined || other === undefined) return null;
  if (both.some(({ withdrawnFrom = Infinity }) => withdrawnFrom <= round)) return null;
  if (one.seed !== other.seed) return "better seed";
  return votesUntil(contest, one.id, round) === votesUntil(contest, other.id, round)
    ? "first by name"
    : "more votes before";
}

/**
 * By how many votes the winner of a closed matchup has won whose share is, in whole percent, the other's, too: "by 3 votes".
 * `null` where the shares say who has won, or the votes do not.
 */
export function marginWords({ a, winner, votes }: Matchup): string | null {
  if (winner === null || votes === null || percentOf(votes)?.[0] !== 50) return null;
  const margin = winner === a ? votes[0] - votes[1] : votes[1] - votes[0];
  if (margin <= 0) return null;
  return margin === 1 ? "by 1 vote" : `by ${String(margin)} votes`;
}

/** All votes that an entrant had up to a round. */
function votesUntil({ matchups }: Contest, id: string, round: number): number {
  const counts = matchups.map(({ a, b, votes, ...its }) =>
    votes === null || its.round > round ? 0 : a === id ? votes[0] : b === id ? votes[1] : 0,
  );
  return counts.reduce((sum, votes) => sum + votes, 0);
}
