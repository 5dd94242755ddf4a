import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { databaseTrouble } from "../db/databaseTrouble.ts";

/** An error as RFC 9457 has it. It never repeats what was sent nor says what went wrong inside. */
export const ProblemSchema = v.object({
  type: v.literal("about:blank"),
  title: v.string(),
  status: v.number(),
  /** Names the request, also in the log: for error reports. */
  requestId: v.optional(v.string()),
});

const TITLES: Readonly<Partial<Record<number, string>>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/**
 * Answers with an error that no cache keeps.
 *
 * @param title says more than the status does
 * @param more members beside those that every error has
 */
export function problem(
  c: Context,
  status: ContentfulStatusCode,
  title?: string,
  more?: Readonly<Record<string, unknown>>,
): Response {
  const body: v.InferOutput<typeof ProblemSchema> = {
    ...more,
    type: "about:blank",
    title: title ?? TITLES[status] ?? "Error",
    status,
    requestId: c.var.requestId,
  };
  return c.body(JSON.stringify(body), status, {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
  });
}

/** 401, and how to do better (RFC 6750). */
export function unauthorized(c: Context): Response {
  const answer = problem(c, 401);
  answer.headers.set("www-authenticate", "Bearer");
  return answer;
}

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

/** Limits are of an hour, if nothing else is known. */
const HOUR_S = 3_600;

/** 429, and when it is worth trying again, in seconds. @param title what else could be done */
export function tooMany(c: Context, seconds = HOUR_S, title?: string): Response {
  const answer = problem(c, 429, title);
  answer.headers.set("retry-after", String(seconds));
  return answer;
}
