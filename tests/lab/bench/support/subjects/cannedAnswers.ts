import { setTimeout as pause } from "node:timers/promises";
import { FIRST_VIEW_ID } from "#domain/site/firstViewElement.ts";
import { startSite } from "../../../../support/server/site.ts";

/** An answer of the API as it was given, to be given again. */
export interface CannedAnswer {
  path: string;
  body: string;
  headers: Record<string, string>;
  /** Whether it travelled compressed. */
  isCompressed: boolean;
}

const PATHS = ["/api/announcements", "/api/statistics"];

/** The product's own document, with its first view. */
export const DOCUMENT_PATH = "/";
const KEPT_HEADERS = new Set(["content-type", "cache-control"]);

/**
 * The two answers of the home page, taken from the real site with its sample.
 *
 * @param dataDir an empty folder for the site's data
 */
export async function takeAnswers(dataDir: string): Promise<CannedAnswer[]> {
  const site = await startSite(dataDir);
  try {
    await untilHomeHasItsView(site.url);
    return await Promise.all([...PATHS, DOCUMENT_PATH].map((path) => take(site.url, path)));
  } finally {
    await site.stop();
  }
}

/** A site that has just started sends its plain shell until the first view is ready. */
export async function untilHomeHasItsView(site: string): Promise<void> {
  const page = await fetch(site + DOCUMENT_PATH);
  if ((await page.text()).includes(FIRST_VIEW_ID)) return;
  await pause(100);
  await untilHomeHasItsView(site);
}

async function take(site: string, path: string): Promise<CannedAnswer> {
  const response = await fetch(site + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => KEPT_HEADERS.has(name)),
  );
  // The body comes unpacked, the header stays.
  const isCompressed = response.headers.has("content-encoding");
  return { path, body: await response.text(), headers, isCompressed };
}
