import { STRAINS } from "#content/strains/strains.ts";
import { BRACKET, DIVISIONS, SEEDS } from "#domain/contests/bracket.ts";
import type { Bracket } from "../../community/contests/bracketFile.ts";
import {
  decideRound,
  sidesOf,
  voteKey,
  type Decided,
} from "../../community/contests/decideRound.ts";
import { seededRandom } from "./random.ts";

/** A made-up bracket of strains that genetics knows; the same for the same year. */
export function sampleBracket(year: number): Bracket {
  const chosen = seededRandom(year)
    .shuffled(STRAINS)
    .slice(0, DIVISIONS * SEEDS);
  return {
    divisions: ["East", "West", "South", "Midwest"],
    entrants: chosen.map(({ slug, name }, index) => ({
      id: slug,
      name,
      division: index % DIVISIONS,
      seed: Math.floor(index / DIVISIONS) + 1,
      strain: slug,
    })),
  };
}

/** Rounds that were played, with made-up votes: better seeds have more of them, but not always. */
export function playSample(year: number, { entrants }: Bracket, rounds: number) {
  const random = seededRandom(year + 1);
  const contenders = entrants.map((entrant) => ({ ...entrant, withdrawnFrom: null }));
  const decided: Decided[] = [];
  const turnout: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const voted = random.whole(150, 400);
    const winners = new Map(decided.map(({ matchup, winner }) => [matchup, winner]));
    const votes = new Map<string, number>();
    for (const place of BRACKET) {
      const [a, b] = place.round === round ? sidesOf(place, contenders, winners) : [null, null];
      if (a === null || b === null) continue;
      const cast = Math.round(voted * random.between(0.6, 1));
      const share = 0.5 + (b.seed - a.seed) / 60 + random.between(-0.15, 0.15);
      const forA = Math.round(cast * Math.min(0.95, Math.max(0.05, share)));
      votes.set(voteKey(place.id, a.id), forA);
      votes.set(voteKey(place.id, b.id), cast - forA);
    }
    decided.push(...decideRound(round, contenders, decided, votes));
    turnout.push(voted);
  }
  return { decided, turnout };
}
