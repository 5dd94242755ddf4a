import type { Context } from "hono";
import { problem } from "../problem.ts";

/** Limits are of an hour, if nothing else is known. */
const HOUR_S = 3_600;

/** 429, and when it is worth trying again, in seconds. */
export function tooMany(c: Context, seconds = HOUR_S): Response {
  const answer = problem(c, 429);
  answer.headers.set("retry-after", String(seconds));
  return answer;
}
