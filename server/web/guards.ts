import type { Context, MiddlewareHandler, Hono } from "hono";
import { problem } from "./problem.ts";
import { methodNotAllowed } from "hono/method-not-allowed";
import { bodyLimit } from "hono/body-limit";

/** Of one person alone: no cache may keep the answer. */
export const privateAnswer: MiddlewareHandler = async (c, next) => {
  await next();
  c.header("cache-control", "no-store");
};

/** What another site's page cannot send without asking first: all writes but one take this only. */
const JSON_TYPE = "application/json";

/** The protocol's refreshes are forms (RFC 6749 §6), which any page may send. */
const FORM_TYPE = "application/x-www-form-urlencoded";

const TAKES_FORMS = /^\/securetoken\.googleapis\.com\//;

/**
 * Refuses writes that another site's page has a visitor's browser make, before anything is
 * counted or done: by what the browser says about them, and by types of content that a page may
 * send to other sites without asking them.
 */
export const ownWrites: MiddlewareHandler = async (c, next) => {
  if (!isWrite(c.req.method)) {
    await next();
    return undefined;
  }
  if (c.req.header("sec-fetch-site") === "cross-site") return problem(c, 403);
  if (!hasRightType(c)) return problem(c, 415);
  await next();
  return undefined;
};

const isWrite = (method: string) => !["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * A write without a body needs no type. Nor does one by a method that a browser asks about before
 * it sends it to another site; a proxy may have made an empty body of an unknown length of it.
 */
function hasRightType(c: Context): boolean {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== undefined) return type === (TAKES_FORMS.test(c.req.path) ? FORM_TYPE : JSON_TYPE);
  if (c.req.method !== "POST") return true;
  const length = c.req.header("content-length");
  const isEmpty = length === undefined ? c.req.raw.body === null : length === "0";
  return isEmpty && c.req.header("transfer-encoding") === undefined;
}

/** Answers 405 to a method that a path of `app` does not have, and says which it has. */
export function knownMethods(app: Hono): MiddlewareHandler {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      const answer = problem(c, 405);
      answer.headers.set("allow", methods.join(", "));
      return answer;
    },
  });
}

/** No call of the page sends more; one that needs to gets a limit of its own. */
const LARGEST_BODY_BYTES = 64 * 1024;

const limitBody = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (c) => problem(c, 413) });

/** Refuses larger bodies. Looking for one costs time, and a GET has none. */
export const smallBodies: MiddlewareHandler = (c, next) =>
  isQuestion(c.req.method) ? next() : limitBody(c, next);

const isQuestion = (method: string) => method === "GET" || method === "HEAD";
