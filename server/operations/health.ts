import { inTime } from "#domain/time/inTime.ts";
import { is, sql } from "drizzle-orm";
import { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Db } from "../db/database.ts";
import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import { jsonAnswer, problemAnswer } from "../web/describe.ts";
import { problem } from "../web/problem.ts";
import type { Log } from "../log.ts";

/** How long a request waits for the database before it gets what is known already. */
const ANSWER_WITHIN_MS = 150;

/** A database that has never answered is given this long. */
const FIRST_ANSWER_WITHIN_MS = 5_000;

/** PostgreSQL, which nothing keeps busy as a whole, is not well when it is silent for longer. */
const POSTGRES_MAY_BE_SILENT_MS = 5_000;

/** Whether the database works. */
type DatabaseHealth = () => Promise<{ ok: true } | { ok: false; reason: unknown }>;

/**
 * Asks the database whether it is there, one question at a time. While it is busy with something
 * long, such as an import on PGlite, the question waits behind that: then it counts as well for
 * as long as it may be silent. A question that fails is trouble at once.
 *
 * @param maySilentMs since its last answer, milliseconds; PostgreSQL may five seconds at most
 * @param clock milliseconds that only grow
 */
export function watchHealth(
  db: Db,
  maySilentMs: number,
  clock = () => performance.now(),
): DatabaseHealth {
  const silenceMs = is(db, NodePgDatabase)
    ? Math.min(maySilentMs, POSTGRES_MAY_BE_SILENT_MS)
    : maySilentMs;
  let lastAnswerAt: number | null = null;
  let asking: Promise<void> | null = null;

  function ask(): Promise<void> {
    const asked = (async () => {
      await db.execute(sql`select 1`);
      lastAnswerAt = clock();
    })();
    const end = () => {
      asking = null;
    };
    asked.then(end, end);
    return asked;
  }

  return async () => {
    asking ??= ask();
    const patience = lastAnswerAt === null ? FIRST_ANSWER_WITHIN_MS : ANSWER_WITHIN_MS;
    try {
      if (await within(patience, asking)) return { ok: true };
    } catch (reason) {
      return { ok: false, reason };
    }
    const silentFor = lastAnswerAt === null ? Infinity : clock() - lastAnswerAt;
    if (silentFor <= silenceMs) return { ok: true };
    return { ok: false, reason: new Error("it has been silent for too long") };
  };
}

/** Whether the work is done in time. Rejects when it fails in time. */
const within = (milliseconds: number, work: Promise<void>): Promise<boolean> =>
  inTime(
    work.then(() => true),
    milliseconds,
    () => false,
  );

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
