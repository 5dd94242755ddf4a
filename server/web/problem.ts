import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";

/** An error as RFC 9457 has it. It never repeats what was sent nor says what went wrong inside. */
export const ProblemSchema = v.object({
  type: v.literal("about:blank"),
  title: v.string(),
  status: v.number(),
  /** Names the request, also in the log: for whoever reports the error. */
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
