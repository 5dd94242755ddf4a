import * as v from "valibot";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { isIPv6 } from "node:net";
import type { SiteAnswer } from "./machineFacts.ts";

const PATIENCE_MS = 3_000;

/** What `/api/health` says. */
const HealthSchema = v.union([
  v.object({ status: v.literal("ok") }),
  v.object({ type: v.literal("about:blank"), status: v.literal(503) }),
]);

/** Where this machine reaches a server that listens at a host. */
export function siteUrl(host: string, port: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host;
  return `http://${isIPv6(own) ? `[${own}]` : own}:${String(port)}`;
}

/** Asks the site itself whether it is well. Who is silent for three seconds is not. */
export async function askSite(url: string): Promise<SiteAnswer> {
  try {
    return await withTimeLimit(PATIENCE_MS, async (signal) => {
      const answer = await fetch(`${url}/api/health`, { signal, redirect: "error" });
      const body = v.safeParse(HealthSchema, await answer.json().catch(() => null));
      if (!body.success) return "other";
      return body.output.status === "ok" ? "well" : "unwell";
    });
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    return isLate ? "unwell" : "nothing";
  }
}
