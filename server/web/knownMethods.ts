import type { Hono, MiddlewareHandler } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { problem } from "./problem.ts";

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
