import type { MiddlewareHandler, Context } from "hono";
import { createRefusalLog } from "./refusalLog.ts";
import * as v from "valibot";
import { randomUUID } from "node:crypto";
import { matchedRoutes } from "hono/route";
import { canonicalPath, SCREENS } from "#domain/site/routes.ts";

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
  /** Counts it; optional. */
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
    if (!isLocalRequest(c)) {
      const route = routeOf(c);
      onAnswered?.({ route, method, status, milliseconds });
      noteRefusal({ requestId, method, route, status });
    }
    log.debug({ requestId, method, path, status, ms: Math.round(milliseconds) }, "answered");
  };
}

/** What Hono's Node server hands over beside the request. */
const BindingsSchema = v.object({
  incoming: v.object({ complete: v.boolean(), destroyed: v.boolean() }),
});

/** Whether who asks has gone away, or been sent away, in the middle of the request. */
export function hasLeft(c: Context): boolean {
  const bindings = v.safeParse(BindingsSchema, c.env);
  if (!bindings.success) return false;
  const { complete, destroyed } = bindings.output.incoming;
  return destroyed && !complete;
}

/** What stands in the place of a connection where the site asks itself. */
export const OWN_REQUEST = { own: true } as const;

/** Whether the site itself asks, and no visitor. */
export const isLocalRequest = (c: Context): boolean => c.env === OWN_REQUEST;

declare module "hono" {
  interface ContextVariableMap {
    /** Names one request in its answer, its problem document and the log. */
    requestId: string;
  }
}

/** What proxies make: UUIDs, 32 hexadecimal digits, and the like. Nothing that could forge a line of a log. */
const WELL_FORMED = /^[\w-]{16,64}$/;

/**
 * The name of a request: the one that the site's own proxy has given it, so that both logs can be
 * read together, else a new one. What comes from strangers is not taken.
 *
 * @param trustedProxies how many proxies of the site's own stand in front
 */
function requestIdOf(c: Context, trustedProxies: number): string {
  const given = trustedProxies === 0 ? undefined : c.req.header("x-request-id");
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}

const OTHER = "other";

/**
 * The pattern of the address that a request was answered under, such as `/api/menus/:slug`. There
 * are as many as there are routes and screens, whatever visitors ask for.
 */
function routeOf(c: Context): string {
  const pattern = matchedRoutes(c)[c.req.routeIndex]?.path ?? OTHER;
  return pattern === "/*" ? pageOf(c.req.path) : pattern;
}

/** The same of what the page is made of. */
function pageOf(pathname: string): string {
  if (pathname.startsWith("/assets/")) return "/assets/*";
  const screen = canonicalPath(pathname);
  if (screen === null) return OTHER;
  if (screen in SCREENS) return screen;
  const [, folder = ""] = screen.split("/");
  return Object.keys(SCREENS).find((each) => each.startsWith(`/${folder}/$`)) ?? OTHER;
}
