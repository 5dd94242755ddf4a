import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { problem } from "./problem.ts";

/** No call of the page sends more; one that needs to gets a limit of its own. */
const LARGEST_BODY_BYTES = 64 * 1024;

const limitBody = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: (c) => problem(c, 413) });

/** Refuses larger bodies. Looking for one costs time, and a GET has none. */
export const smallBodies: MiddlewareHandler = (c, next) =>
  isQuestion(c.req.method) ? next() : limitBody(c, next);

const isQuestion = (method: string) => method === "GET" || method === "HEAD";
