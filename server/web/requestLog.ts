import type { MiddlewareHandler } from "hono";
import { isOwnRequest } from "./ownRequest.ts";
import { createRefusalLog } from "./refusalLog.ts";
import { requestIdOf } from "./requestId.ts";
import { routeOf } from "./routeOf.ts";

/** What is known of a request once it has been answered. */
export interface Answered {
  /** Pattern of the address, never the address itself. */
  route: string;
  method: string;
  status: number;
  milliseconds: number;
}

/**
 * Gives each request a name, and tells of it when it has been answered, to the log of refusals,
 * too. What the site asks itself is not told.
 *
 * @param trustedProxies how many proxies of the site's own stand in front
 */
export function observed(deps: {
  log: Record<"debug" | "info", (what: object, message: string) => void>;
  trustedProxies: number;
  /** Counts it; nobody does when left out. */
  onAnswered?: ((answered: Answered) => void) | undefined;
}): MiddlewareHandler {
  const { log, trustedProxies, onAnswered } = deps;
  const noteRefusal = createRefusalLog(log);
  return async (c, next) => {
    const start = performance.now();
    const requestId = requestIdOf(c, trustedProxies);
    c.set("requestId", requestId);
    await next();
    c.res.headers.set("x-request-id", requestId);
    const { method, path } = c.req;
    const { status } = c.res;
    const milliseconds = performance.now() - start;
    if (!isOwnRequest(c)) {
      const route = routeOf(c);
      onAnswered?.({ route, method, status, milliseconds });
      noteRefusal({ requestId, method, route, status });
    }
    log.debug({ requestId, method, path, status, ms: Math.round(milliseconds) }, "answered");
  };
}
