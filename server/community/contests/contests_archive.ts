import { createHash } from "node:crypto";
import * as v from "valibot";
import { SEED_PAIRS } from "#domain/contests/bracket.ts";
import { ContestSchema, type Contest } from "#domain/contests/contest.ts";

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
export type Archive = v.InferOutput<typeof ArchiveSchema>;

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
export const archiveHash = (content: Pick<Archive, "rules" | "entrants" | "matchups">) =>
  createHash("sha256")
    .update(
      JSON.stringify({
        rules: content.rules,
        entrants: content.entrants,
        matchups: content.matchups,
      }),
    )
    .digest("hex");
