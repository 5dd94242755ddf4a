import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import { ContestSchema, ContestsSchema } from "#domain/contests/contest.ts";
import { writeResultsCsv } from "#domain/contests/resultsCsv.ts";
import type { Answers } from "../../web/answers/answers.ts";
import { archiveOf, ArchiveSchema } from "./archive.ts";
import { readContest, readContests, readContestYears } from "./readContest.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer, problemAnswer, pathPart } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";

/**
 * `GET /api/contests`, `/api/contests/:year`, `/results.csv` and `/archive.json` below it. What they
 * depend on is in the version: it also counts the rounds that have closed by the database's clock.
 */
export function contestsRoute({ db, answers }: { db: Db; answers: Answers }): Hono {
  const ofContests = (year: number) => ({
    name: String(year),
    list: "contests",
    read: () => readContestYears(db),
  });
  return new Hono()
    .get(
      "/contests",
      describeRoute({
        summary: "Contests, newest first",
        responses: { 200: jsonAnswer("The contests", ContestsSchema) },
      }),
      (c) =>
        answers(c, {
          path: "/contests",
          validFor: "unlimited",
          compute: () => readContests(db),
        }),
    )
    .get(
      "/contests/:year",
      describeRoute({
        summary: "A contest with its bracket",
        description:
          "Votes, winners and turnout of closed rounds only, and who meets as soon as the round before is closed.",
        parameters: [YEAR],
        responses: { 200: jsonAnswer("The contest", ContestSchema), ...NO_CONTEST },
      }),
      (c) => {
        const year = readYear(c.req.param("year"));
        if (year === null) return problem(c, 404);
        return answers(c, {
          path: `/contests/${String(year)}`,
          validFor: "unlimited",
          among: ofContests(year),
          compute: () => readContest(db, year),
        });
      },
    )
    .get(
      "/contests/:year/results.csv",
      describeRoute({
        summary: "The results of closed rounds, a matchup a line",
        parameters: [YEAR],
        responses: {
          200: jsonAnswer("CSV (RFC 4180) with a header", v.string(), "text/csv"),
          ...NO_CONTEST,
        },
      }),
      (c) => {
        const year = readYear(c.req.param("year"));
        if (year === null) return problem(c, 404);
        return answers(c, {
          path: `/contests/${String(year)}/results.csv`,
          validFor: "unlimited",
          among: ofContests(year),
          compute: async () => {
            const contest = await readContest(db, year);
            return contest === null ? null : writeResultsCsv(contest);
          },
          text: {
            "content-type": "text/csv; charset=utf-8",
            "content-disposition": `attachment; filename="march-madness-${String(year)}.csv"`,
          },
        });
      },
    )
    .get(
      "/contests/:year/archive.json",
      describeRoute({
        summary: "All that it takes to recount a contest that is over",
        parameters: [YEAR],
        responses: {
          200: jsonAnswer("The archive, with a hash over its content", ArchiveSchema),
          404: problemAnswer("There is no contest in this year, or it is not over"),
        },
      }),
      (c) => {
        const year = readYear(c.req.param("year"));
        if (year === null) return problem(c, 404);
        return answers(c, {
          path: `/contests/${String(year)}/archive.json`,
          validFor: "unlimited",
          among: ofContests(year),
          compute: async () => {
            const contest = await readContest(db, year);
            return contest === null ? null : archiveOf(contest);
          },
        });
      },
    );
}

/** The part of the path. */
export const YEAR = pathPart("year", "Four digits");

export const NO_CONTEST = { 404: problemAnswer("There is no contest in this year") };

/** @returns `null` for what is no year */
export const readYear = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : null);
