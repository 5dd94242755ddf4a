import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { CACHE_INDEX } from "../../../src/domain/queries/cacheIndex.ts";
import { savedKey } from "../../../src/domain/queries/persistedRecord.ts";
import { QUERY_DATABASES, SMALL_QUERIES } from "../../../src/domain/queries/smallQueries.ts";
import type { Evaluating } from "./evaluating.ts";
import { Gateway } from "./gateway.ts";

/** What a configuration or a file may choose. */
export interface SiteOptions {
  /** Whether the browser lets the site have its worker. */
  hasWorker: boolean;
  /** Whether `context.on("request")` and `context.route` have the worker's own requests, too. */
  hearsWorker: boolean;
  /** Environment variable with the address of the site under test. */
  siteVariable: "SITE_URL" | "SITE_URL_OPEN";
}

interface Fixtures extends SiteOptions {
  /** The network of this test: its own origin in front of the shared site. */
  gateway: Gateway;
  /** A second phone at the same site. */
  otherPhone: BrowserContext;
  /** Messages the test provokes on purpose; any other error in the console fails it. */
  expectedErrors: { patterns: RegExp[] };
}

/**
 * Playwright's switch, which it reads whenever a worker starts. Saving the site for offline is nearly two hundred
 * requests, and to tell of each takes a third of the processor time of a phone that does so.
 */
const NO_WORKER_REQUESTS = "PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK";

/** A test with its own origin, a silent console and no uncaught error. */
export const test = base.extend<Fixtures & { silentConsole: void; workerRequests: void }>({
  expectedErrors: [{ patterns: [] }, { option: true }],
  siteVariable: ["SITE_URL", { option: true }],
  hasWorker: [true, { option: true }],
  hearsWorker: [false, { option: true }],
  gateway: async ({ siteVariable }, provide) => {
    const site = process.env[siteVariable];
    if (site === undefined) throw new Error("the global set-up has not run");
    const gateway = await new Gateway(site).open();
    await provide(gateway);
    await gateway.close();
  },
  baseURL: async ({ gateway }, provide) => {
    await provide(gateway.url);
  },
  otherPhone: async ({ browser, gateway, hasWorker }, provide) => {
    const phone = await browser.newContext({ baseURL: gateway.url });
    if (!hasWorker) await phone.addInitScript(denyWorkers);
    await provide(phone);
    await phone.close();
  },
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    // What stands on the screen of a first view is for reading: a test goes on with the application.
    page.goto = async (...address) => {
      const response = await goto(...address);
      await untilTakenOver(page).catch(() => {});
      return response;
    };
    await provide(page);
  },
  workerRequests: [
    async ({ hearsWorker }, provide) => {
      if (hearsWorker) delete process.env[NO_WORKER_REQUESTS];
      else process.env[NO_WORKER_REQUESTS] = "1";
      await provide();
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ context, expectedErrors, hasWorker }, provide) => {
      if (!hasWorker) await context.addInitScript(denyWorkers);
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      context.on("weberror", (error) => errors.push(error.error().message));
      await provide();
      const unexpected = errors.filter(
        (text) => !expectedErrors.patterns.some((each) => each.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test of what is on a screen, in a browser that denies the worker: saving the whole site for
 * offline would take a quarter of its processor time, and the test has no use for it.
 */
export const onScreen = test.extend({ hasWorker: false });

export { expect };

/** The browser's own words for a request that got no answer, or an error as one. */
export const NETWORK_ERRORS = {
  patterns: [/^Failed to load resource/, /ERR_[A-Z_]+/, /^An unknown error occurred when fetching/],
};

/** Runs in a page before its own scripts; a page that is not secure has none to deny. */
function denyWorkers(): void {
  if (typeof ServiceWorkerContainer === "undefined") return;
  ServiceWorkerContainer.prototype.register = () =>
    Promise.reject(new DOMException("denied", "SecurityError"));
}

/** Waits until the application has taken the place of a first view, where there is one. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.locator("#root[data-view]").waitFor({ state: "detached", timeout: 10_000 });
}

/** Waits until the worker answers for the page, so that it opens without the network. */
export async function untilSavedForOffline(page: Evaluating): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
      );
    // A worker takes over the page before it has finished with that.
    if (active !== null && active.state === "activating")
      await new Promise((resolve) =>
        active.addEventListener("statechange", resolve, { once: true }),
      );
  });
}

/** Waits until both answers of the home page lie in IndexedDB. */
export async function untilHomeIsSaved(page: Evaluating<Place>): Promise<void> {
  const both = [savedKey(SMALL_QUERIES.statistics.key), savedKey(SMALL_QUERIES.announcements.key)];
  await expect
    .poll(() => page.evaluate(keysIn, QUERY_DATABASES.small))
    .toEqual(expect.arrayContaining(both));
}

/**
 * Waits until a menu, the deals or a product lie in IndexedDB. What is on the screen may not be
 * there yet, and leaving the page ends the writing.
 */
export async function untilCopied(page: Evaluating<Place>, ...queryKey: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(keysIn, CACHE_INDEX)).toContain(savedKey(queryKey));
}

interface Place {
  database: string;
  store: string;
}

/** Keys of a database, read as any program would. */
async function keysIn(place: Place): Promise<IDBValidKey[]> {
  // Opening what is not there would create it, without its store.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === place.database)) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(place.database);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("IndexedDB does not open")));
  });
  try {
    if (!database.objectStoreNames.contains(place.store)) return [];
    return await new Promise((resolve) => {
      const asking = database.transaction(place.store).objectStore(place.store).getAllKeys();
      asking.addEventListener("success", () => resolve(asking.result));
    });
  } finally {
    database.close();
  }
}
