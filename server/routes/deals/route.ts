import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { DealsSchema } from "#domain/deals.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { readDeals } from "./readDeals.ts";

/** `GET /api/deals` */
export function dealsRoute({ db, now }: { db: Db; now: () => number }): Hono {
  return new Hono().get(
    "/deals",
    describeRoute({
      summary: "Every deal of the state",
      responses: { 200: jsonAnswer("The deals as one table", DealsSchema) },
    }),
    async (c) => c.json(await readDeals(db, now())),
  );
}
