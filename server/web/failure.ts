import type { Context } from "hono";
import { databaseTrouble } from "../db/databaseTrouble.ts";
import { problem } from "./problem.ts";

/** When another try is worth it, in seconds: a crowd has gone, or another database has taken over. */
const RETRY_AFTER_S = 5;

/**
 * The answer to a request that failed here: 503 and when to come again while the database has no
 * connection to spare or is away, 500 for everything else. A write that met the end of a connection
 * may have come through: pages send it again under the same name, which changes nothing then.
 */
export function failure(c: Context, error: unknown): Response {
  if (databaseTrouble(error) === null) return problem(c, 500);
  const answer = problem(c, 503);
  answer.headers.set("retry-after", String(RETRY_AFTER_S));
  return answer;
}
