import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import type { Db } from "../../db/database.ts";
import type { Log } from "../../log.ts";
import { ProblemSchema, problem } from "../../problem.ts";
import { jsonAnswer } from "../openapi/jsonAnswer.ts";

const HealthSchema = v.object({ status: v.literal("ok") });

/** On PGlite the question waits behind a running import, which takes seconds. */
const ANSWER_WITHIN_MS = 5_000;

/** `GET /api/health`: 200 while the database answers, else 503. */
export function healthRoute({ db, log }: { db: Db; log: Log }): Hono {
  return new Hono().get(
    "/health",
    describeRoute({
      summary: "Whether the server can do its work",
      responses: {
        200: jsonAnswer("It can", HealthSchema),
        503: jsonAnswer("The database does not answer", ProblemSchema, "application/problem+json"),
      },
    }),
    async (c) => {
      c.header("cache-control", "no-store");
      try {
        await within(ANSWER_WITHIN_MS, db.execute(sql`select 1`));
        return c.json({ status: "ok" });
      } catch (error) {
        log.warn({ err: error }, "the database does not answer");
        return problem(c, 503);
      }
    },
  );
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${String(milliseconds)} ms`));
    }, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
