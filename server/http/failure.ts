import type { Context } from "hono";
import { isDatabaseBusy } from "../db/databaseBusy.ts";
import { problem } from "./problem.ts";

/** When a crowd that keeps every connection busy is worth another try, in seconds. */
const BUSY_RETRY_AFTER_S = 5;

/**
 * The answer to a request that failed here: 503 and when to come again while the database has no
 * connection to spare, because nothing was done then; 500 for everything else.
 */
export function failure(c: Context, error: unknown): Response {
  if (!isDatabaseBusy(error)) return problem(c, 500);
  const answer = problem(c, 503);
  answer.headers.set("retry-after", String(BUSY_RETRY_AFTER_S));
  return answer;
}
