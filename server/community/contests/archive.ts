import { BRACKET } from "#domain/contests/bracket.ts";
import { archiveHash, type Archive } from "./contests_archive.ts";
import { decideRound, voteKey, type Contender, type Decided } from "./decideRound.ts";

/** What a recount of an archive has found. */
export interface Recount {
  /** Its name; `null` when the bracket cannot be played to its end. */
  champion: string | null;
  /** What does not agree with the archive; nothing, if all does. */
  wrong: string[];
}

/**
 * Counts a contest again from its archive: plays all six rounds by the votes of each entrant, and
 * compares who met, who won and the hash with what the archive says.
 */
export function recount(archive: Archive): Recount {
  const wrong: string[] = [];
  if (archiveHash(archive) !== archive.sha256) wrong.push("sha256: the content has another hash");
  const divisions = [...new Set(archive.entrants.map(({ division }) => division))];
  const contestants = archive.entrants.map(
    ({ id, name, division, seed, withdrawnFrom = null }): Contender => ({
      id,
      name,
      division: divisions.indexOf(division),
      seed,
      withdrawnFrom,
    }),
  );
  const known = new Set(BRACKET.map(({ id }) => id));
  for (const { id } of archive.matchups) if (!known.has(id)) wrong.push(`${id}: no such matchup`);
  const said = new Map(archive.matchups.map((matchup) => [matchup.id, matchup]));
  const votes = new Map<string, number>();
  for (const { id, a, b, votes: counts } of archive.matchups) {
    if (a === null || b === null || counts === null) wrong.push(`${id}: not decided`);
    else {
      votes.set(voteKey(id, a), counts[0]);
      votes.set(voteKey(id, b), counts[1]);
    }
  }
  const decided: Decided[] = [];
  for (const round of new Set(BRACKET.map((place) => place.round))) {
    try {
      decided.push(...decideRound(round, contestants, decided, votes));
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error));
      return { champion: null, wrong };
    }
  }
  for (const { matchup, a, b, winner } of decided) {
    const archived = said.get(matchup);
    if (archived === undefined) wrong.push(`${matchup}: missing`);
    else if (archived.a !== a || archived.b !== b) wrong.push(`${matchup}: ${a} met ${b}`);
    else if (archived.winner !== winner) wrong.push(`${matchup}: ${winner} has won`);
  }
  const last = decided.at(-1)?.winner;
  return { champion: contestants.find(({ id }) => id === last)?.name ?? null, wrong };
}
