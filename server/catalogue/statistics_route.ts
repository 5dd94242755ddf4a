import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { StatisticsSchema } from "#domain/site/statistics.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer } from "../web/describe.ts";
import { nextRankingChange } from "./offers/nextChange.ts";
import { computeStatistics } from "./computeStatistics.ts";

/** `GET /api/statistics` */
export function statisticsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/statistics",
    describeRoute({
      summary: "Most available flower strains, and the best deals by region",
      responses: { 200: jsonAnswer("The figures", StatisticsSchema) },
    }),
    (c) =>
      answers(c, {
        path: "/statistics",
        validFor: "minute",
        compute: (now, db) => computeStatistics(db, now),
        nextChange: (now, db) => nextRankingChange(db, now),
      }),
  );
}
