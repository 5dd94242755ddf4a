import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { StatisticsSchema } from "#domain/statistics.ts";
import type { Db } from "../../db/database.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";
import { currentStatistics } from "./currentStatistics.ts";

/** `GET /api/statistics` */
export function statisticsRoute(deps: { db: Db; now: () => number }): Hono {
  const current = currentStatistics(deps);
  return new Hono().get(
    "/statistics",
    describeRoute({
      summary: "Most available flower strains, and the best deals by region",
      responses: { 200: jsonAnswer("The figures", StatisticsSchema) },
    }),
    async (c) => c.json(await current()),
  );
}
