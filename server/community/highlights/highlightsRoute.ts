import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { HighlightsSchema, HighlightYearsSchema } from "#domain/trends/highlights.ts";
import type { Answers } from "../../web/answers/answers.ts";
import type { Db } from "../../db/database.ts";
import { readHighlights, readHighlightYears } from "./readHighlights.ts";
import { jsonAnswer, pathPart, problemAnswer } from "../../web/describe.ts";
import { problem } from "../../web/problem.ts";
import { nextDay } from "../../catalogue/trends/readWeeks.ts";

/** `GET /api/highlights` and `GET /api/highlights/:year` */
export function highlightsRoute({ db, answers }: { db: Db; answers: Answers }): Hono {
  return new Hono()
    .get(
      "/highlights",
      describeRoute({
        summary: "Years with data, newest first",
        responses: { 200: jsonAnswer("The years", HighlightYearsSchema) },
      }),
      (c) =>
        answers(c, {
          path: "/highlights",
          validFor: "unlimited",
          compute: () => readHighlightYears(db),
        }),
    )
    .get(
      "/highlights/:year",
      describeRoute({
        summary: "What stood out in a year",
        description:
          "A card for each kind that reaches its threshold. A year that is not `complete` is so " +
          "far; a complete one that changed after it was first read is `revised`.",
        parameters: [pathPart("year", "Four digits")],
        responses: {
          200: jsonAnswer("The cards, each with its method", HighlightsSchema),
          404: problemAnswer("There are no data of this year"),
        },
      }),
      (c) => {
        const year = c.req.param("year");
        if (!/^[12]\d{3}$/.test(year)) return problem(c, 404);
        return answers(c, {
          path: `/highlights/${year}`,
          validFor: "minute",
          among: { name: year, list: "years with data", read: () => readHighlightYears(db) },
          compute: (now) => readHighlights(db, Number(year), now),
          nextChange: (now) => Promise.resolve(nextDay(now)),
        });
      },
    );
}
