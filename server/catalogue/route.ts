import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { DealsSchema } from "#domain/prices/deals.ts";
import type { Answers } from "../web/answers/answers.ts";
import { jsonAnswer } from "../web/describe.ts";
import { nextRankingChange } from "./offers/nextChange.ts";
import { readDeals } from "./readDeals.ts";

/** `GET /api/deals` */
export function dealsRoute({ answers }: { answers: Answers }): Hono {
  return new Hono().get(
    "/deals",
    describeRoute({
      summary: "Every deal of the state",
      description:
        "A deal is a live sale for everybody, or a price below the store's own 30-day median, in " +
        "stock as far as known and seen within 72 hours.",
      responses: { 200: jsonAnswer("The deals as one table", DealsSchema) },
    }),
    (c) =>
      answers(c, {
        path: "/deals",
        validFor: "minute",
        compute: (now, db) => readDeals(db, now),
        nextChange: (now, db) => nextRankingChange(db, now),
      }),
  );
}
