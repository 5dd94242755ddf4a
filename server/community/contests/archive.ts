import { BRACKET, SEED_PAIRS } from "#domain/contests/bracket.ts";
import { decideRound, voteKey, type Contender, type Decided } from "./decideRound.ts";
import { createHash } from "node:crypto";
import * as v from "valibot";
import { ContestSchema, type Contest } from "#domain/contests/contest.ts";

/** What a recount of an archive has found. */
interface Recount {
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

const { year, title, entrants, matchups } = ContestSchema.entries;

/** `GET /api/contests/:year/archive.json`: all that it takes to recount a closed contest. */
export const ArchiveSchema = v.object({
  year,
  title,
  rules: v.array(v.string()),
  entrants,
  matchups,
  /** SHA-256 in hexadecimal digits of `JSON.stringify({ rules, entrants, matchups })`. */
  sha256: v.string(),
});

type Archive = v.InferOutput<typeof ArchiveSchema>;

const RULES = [
  `In the first round of a division meet the seeds ${SEED_PAIRS.map((pair) => pair.join("–")).join(", ")}; then the winners of neighboring matchups.`,
  "The winners of the first and second division meet, and those of the third and fourth; then the winners of these two.",
  "One vote per account and matchup, which may be changed until the round closes.",
  "An entrant that was withdrawn loses from the round in withdrawnFrom on, unless both were.",
  "More votes win. Of a tie, also without any votes, the better seed wins; of equal seeds the one with more votes in all rounds so far; then the name that comes first, in lower case, by its UTF-16 code units.",
];

/** The archive of a contest that is over; `null` before. */
export function archiveOf(contest: Contest): Archive | null {
  if (contest.status !== "closed") return null;
  const content = { rules: RULES, entrants: contest.entrants, matchups: contest.matchups };
  return { year: contest.year, title: contest.title, ...content, sha256: archiveHash(content) };
}

/** The hash of what an archive says. */
const archiveHash = (content: Pick<Archive, "rules" | "entrants" | "matchups">) =>
  createHash("sha256")
    .update(
      JSON.stringify({
        rules: content.rules,
        entrants: content.entrants,
        matchups: content.matchups,
      }),
    )
    .digest("hex");
