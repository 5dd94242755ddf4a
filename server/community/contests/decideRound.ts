import { BRACKET, type BracketPlace, winnerOf, type Side } from "#domain/contests/bracket.ts";

/** What is decided of a matchup. */
export interface Decided {
  matchup: string;
  /** Ids of entrants. */
  a: string;
  b: string;
  winner: string;
  votesA: number;
  votesB: number;
}

/** An entrant, as far as it is decided who wins. */
export interface Contender {
  id: string;
  name: string;
  /** 0–3. */
  division: number;
  /** 1–16. */
  seed: number;
  /** The first round in which it has lost; `null`: none. */
  withdrawnFrom: number | null;
}

/** The name of an entrant's votes in a matchup, in a map of them. */
export const voteKey = (matchup: string, entrant: string) => `${matchup} ${entrant}`;

/**
 * Who meets in a place of the bracket.
 *
 * @param winners of earlier matchups, by their ids
 * @returns `null` for a side that is not known yet
 */
export function sidesOf(
  { division, from }: BracketPlace,
  entrants: readonly Contender[],
  winners: ReadonlyMap<string, string>,
): [Contender | null, Contender | null] {
  const find = (is: (one: Contender) => boolean) => entrants.find(is) ?? null;
  if ("seeds" in from) {
    const seeded = (seed: number) => find((one) => one.division === division && one.seed === seed);
    return [seeded(from.seeds[0]), seeded(from.seeds[1])];
  }
  const winnerIn = (matchup: string) => {
    const id = winners.get(matchup);
    return id === undefined ? null : find((one) => one.id === id);
  };
  return [winnerIn(from.winners[0]), winnerIn(from.winners[1])];
}

/**
 * Decides all matchups of a round by its votes.
 *
 * @param decided those of the rounds before
 * @param votes by {@link voteKey}; without an entry there are none
 */
export function decideRound(
  round: number,
  entrants: readonly Contender[],
  decided: readonly Decided[],
  votes: ReadonlyMap<string, number>,
): Decided[] {
  const winners = new Map(decided.map(({ matchup, winner }) => [matchup, winner]));
  const votesBefore = (id: string) =>
    decided.reduce((sum, { a, b, votesA, votesB }) => {
      if (a === id) return sum + votesA;
      return b === id ? sum + votesB : sum;
    }, 0);
  const sideOf = (matchup: string, { id, name, seed, withdrawnFrom }: Contender): Side => {
    const here = votes.get(voteKey(matchup, id)) ?? 0;
    return {
      id,
      name,
      seed,
      votes: here,
      allVotes: votesBefore(id) + here,
      isWithdrawn: withdrawnFrom !== null && withdrawnFrom <= round,
    };
  };
  return BRACKET.filter((place) => place.round === round).map((place) => {
    const { id: matchup } = place;
    const [one, other] = sidesOf(place, entrants, winners);
    if (one === null || other === null) throw new Error(`Nobody meets in ${matchup}.`);
    const a = sideOf(matchup, one);
    const b = sideOf(matchup, other);
    const winner = winnerOf(a, b).id;
    return { matchup, a: a.id, b: b.id, winner, votesA: a.votes, votesB: b.votes };
  });
}
