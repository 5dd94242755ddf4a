import type { Page } from "@playwright/test";
import type { Gateway } from "./gateway.ts";

/** Everything that is asked for: by the page of any origin, and by page and worker of the site, with bodies. */
export interface RequestLog {
  /** Addresses and bodies, one after another. */
  text: () => string;
  /** Origins other than the site's own. */
  foreign: () => string[];
}

/** Writes down every request from now on. */
export function logRequests(page: Page, gateway: Gateway): RequestLog {
  const said: string[] = [];
  const foreign = new Set<string>();
  gateway.onRequest = (request) => {
    said.push(`${request.method ?? ""} ${request.url ?? ""}`, JSON.stringify(request.headers));
    request.on("data", (part: Buffer) => said.push(part.toString()));
  };
  page.context().on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    said.push(request.url());
    if (protocol.startsWith("http") && origin !== gateway.url) foreign.add(origin);
  });
  return { text: () => said.join("\n"), foreign: () => [...foreign] };
}
