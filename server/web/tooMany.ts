import type { Context } from "hono";
import { problem } from "./problem.ts";

/** Limits are of an hour, if nothing else is known. */
const HOUR_S = 3_600;

/** 429, and when it is worth trying again, in seconds. @param title what else could be done */
export function tooMany(c: Context, seconds = HOUR_S, title?: string): Response {
  const answer = problem(c, 429, title);
  answer.headers.set("retry-after", String(seconds));
  return answer;
}
