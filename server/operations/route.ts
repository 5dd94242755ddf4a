import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import type { Db } from "../db/database.ts";
import { jsonAnswer, problemAnswer } from "../web/describe.ts";
import { problem } from "../web/problem.ts";
import type { Log } from "../log.ts";
import { watchHealth } from "./health.ts";

const HealthSchema = v.object({ status: v.literal("ok") });

/** The largest file takes PGlite less. PostgreSQL, which nothing keeps busy as a whole, answers at once or is not well. */
const MAY_BE_SILENT_MS = 5 * 60_000;

/**
 * `GET /api/health`: 200 while the database answers, else 503; never later than a moment. A process
 * that shall end says 503 first, so that a balancer goes elsewhere before it is gone.
 */
export function healthRoute({
  db,
  log,
  stopping,
}: {
  db: Db;
  log: Log;
  stopping?: AbortSignal;
}): Hono {
  const health = watchHealth(db, MAY_BE_SILENT_MS);
  return new Hono().get(
    "/health",
    describeRoute({
      summary: "Whether the server can do its work",
      responses: {
        200: jsonAnswer("It can", HealthSchema),
        503: problemAnswer("The database does not answer, or the server is about to end"),
      },
    }),
    async (c) => {
      c.header("cache-control", "no-store");
      if (stopping?.aborted === true) return problem(c, 503, "The server is about to end");
      const state = await health();
      if (state.ok) return c.json({ status: "ok" });
      log.warn({ err: state.reason, requestId: c.var.requestId }, "the database does not answer");
      return problem(c, 503);
    },
  );
}
