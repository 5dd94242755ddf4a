import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { DealsSchema } from "#domain/deals.ts";
import type { Answers } from "../../answers/answers.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { readDeals } from "./readDeals.ts";

/** `GET /api/deals` */
export function dealsRoute({ db, answers }: { db: Db; answers: Answers }): Hono {
  return new Hono().get(
    "/deals",
    describeRoute({
      summary: "Every deal of the state",
      responses: { 200: jsonAnswer("The deals as one table", DealsSchema) },
    }),
    (c) => answers(c, { path: "/deals", rightFor: "minute", compute: (now) => readDeals(db, now) }),
  );
}
