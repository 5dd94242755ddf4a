import * as v from "valibot";
import { type Contest, ContestSchema, ContestsSchema } from "#domain/contests/contest.ts";
import { writeResultsCsv } from "#domain/contests/resultsCsv.ts";
import type { AnswerSource } from "../../web/answers/answers.ts";
import type { PublicAnswer } from "../../web/answers/publicAnswer.ts";
import { archiveOf, ArchiveSchema } from "./archive.ts";
import { readContest, readContests, readContestYears } from "./readContest.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer, problemAnswer, pathPart } from "../../web/describe.ts";

/**
 * `GET /api/contests`, `/api/contests/:year`, `/results.csv` and `/archive.json` below it. What they
 * depend on is in the version: it also counts the rounds that have closed by the database's clock.
 */
export const contests = (db: Db): readonly PublicAnswer[] => [
  {
    path: "/contests",
    summary: "Contests, newest first",
    answer: jsonAnswer("The contests", ContestsSchema),
    source: { validFor: "unlimited", compute: () => readContests(db) },
  },
  {
    path: "/contests/:year",
    summary: "A contest with its bracket",
    description:
      "Votes, winners and turnout of closed rounds only, and who meets as soon as the round before is closed.",
    parameters: [YEAR],
    answer: jsonAnswer("The contest", ContestSchema),
    problems: NO_CONTEST,
    source: ofYear(db, "", (contest) => contest),
  },
  {
    path: "/contests/:year/results.csv",
    summary: "The results of closed rounds, a matchup a line",
    parameters: [YEAR],
    answer: jsonAnswer("CSV (RFC 4180) with a header", v.string(), "text/csv"),
    problems: NO_CONTEST,
    source: ofYear(db, "/results.csv", writeResultsCsv, (year) => ({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="march-madness-${String(year)}.csv"`,
    })),
  },
  {
    path: "/contests/:year/archive.json",
    summary: "All that it takes to recount a contest that is over",
    parameters: [YEAR],
    answer: jsonAnswer("The archive, with a hash over its content", ArchiveSchema),
    problems: { 404: problemAnswer("There is no contest in this year, or it is not over") },
    source: ofYear(db, "/archive.json", archiveOf),
  },
];

/**
 * What is made of the contest of a year.
 *
 * @param below what follows the year in the address
 * @param text headers of what is no JSON
 */
function ofYear(
  db: Db,
  below: string,
  make: (contest: Contest) => unknown,
  text?: (year: number) => NonNullable<AnswerSource["text"]>,
) {
  return (part: (name: string) => string): AnswerSource | null => {
    const year = readYear(part("year"));
    if (year === null) return null;
    return {
      path: `/contests/${String(year)}${below}`,
      validFor: "unlimited",
      among: { name: String(year), list: "contests", read: () => readContestYears(db) },
      compute: async () => {
        const contest = await readContest(db, year);
        return contest === null ? null : make(contest);
      },
      ...(text === undefined ? {} : { text: text(year) }),
    };
  };
}

/** The part of the path. */
export const YEAR = pathPart("year", "Four digits");

export const NO_CONTEST = { 404: problemAnswer("There is no contest in this year") };

/** @returns `null` for what is no year */
export const readYear = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : null);
