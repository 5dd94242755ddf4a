import { randomUUID } from "node:crypto";
import type { Context } from "hono";

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
export function requestIdOf(c: Context, trustedProxies: number): string {
  const given = trustedProxies === 0 ? undefined : c.req.header("x-request-id");
  return given !== undefined && WELL_FORMED.test(given) ? given : randomUUID();
}
