import { is, sql } from "drizzle-orm";
import { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Db } from "../db/database.ts";

/** How long a request waits for the database before it gets what is known already. */
const ANSWER_WITHIN_MS = 150;

/** A database that has never answered is given this long. */
const FIRST_ANSWER_WITHIN_MS = 5_000;

/** PostgreSQL, which nothing keeps busy as a whole, is not well when it is silent for longer. */
const POSTGRES_MAY_BE_SILENT_MS = 5_000;

/** Whether the database works. */
export type DatabaseHealth = () => Promise<{ ok: true } | { ok: false; reason: unknown }>;

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
async function within(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
