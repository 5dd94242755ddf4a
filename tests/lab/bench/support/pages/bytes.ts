import type { CDPSession, Page } from "@playwright/test";
import type { Dist } from "../../../../../server/web/pages/dist.ts";
import type { Figures } from "../report/metrics.ts";
import { firstTab, openPhone } from "../subjects/phone.ts";
import { readStart, watchStarts } from "./start.ts";
import type { Subject } from "../subjects/subjects.ts";

/**
 * What a first visit transfers, and what the worker then keeps. Bytes do not vary
 * from run to run, so they are measured once.
 *
 * @param profile an empty folder
 */
export async function measureBytes(
  executable: string,
  { worker }: Subject,
  dist: Dist,
  url: string,
  profile: string,
): Promise<Figures> {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    await watchStarts(page);
    // This session follows the page alone; what the worker fetches is not the landing's.
    const session = await context.newCDPSession(page);
    const landing = await countRequests(session);
    await page.goto(url, { waitUntil: "load" });
    await readStart(page);
    const kept = await keptPaths(page);
    return { ...landing(), worker: brotli(dist, [worker]), precache: brotli(dist, kept) };
  } finally {
    await context.close();
  }
}

/**
 * Counts from now on; the result is what has come so far. Scripts, styles and page
 * count by their bodies as they travel; only the whole includes the headers.
 */
async function countRequests(session: CDPSession): Promise<() => Figures> {
  const responses = new Map<string, { type: string; headerBytes: number }>();
  const bodies = new Map<string, number>();
  let transferred = 0;
  let requests = 0;
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    responses.set(requestId, { type, headerBytes: response.encodedDataLength }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    // Nothing travels for a `data:` address or a file from the cache.
    if (response === undefined || encodedDataLength === 0) return;
    const { type, headerBytes } = response;
    bodies.set(type, (bodies.get(type) ?? 0) + encodedDataLength - headerBytes);
    transferred += encodedDataLength;
    requests += 1;
  });
  await session.send("Network.enable");
  return () => ({
    javascript: bodies.get("Script") ?? 0,
    css: bodies.get("Stylesheet") ?? 0,
    html: bodies.get("Document") ?? 0,
    transferred,
    requests,
  });
}

/** Files that the worker keeps, by path, once it is installed. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return [...new Set(requests.flat().map(({ url }) => new URL(url).pathname))];
  });
}

function brotli(dist: Dist, paths: readonly string[]): number {
  return paths
    .map((path) => dist.files.get(path === "/" ? "/index.html" : path))
    .reduce((sum, file) => sum + (file ? (file.encoded.br ?? file.plain).length : 0), 0);
}
