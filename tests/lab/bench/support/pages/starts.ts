import type { Page } from "@playwright/test";
import { HOUR_MS } from "#domain/time/spans.ts";
import { firstTab, openPhone, slowDown } from "../subjects/phone.ts";
import { readStart, timeStart, watchStarts } from "./start.ts";
import type { Figures } from "../report/metrics.ts";
import type { AnswerStore, Subject } from "../subjects/subjects.ts";
import type { SubjectServer } from "../subjects/subjectServer.ts";

/**
 * A first visit with an empty profile on a slow phone and network; then, on the
 * profile it leaves behind, a start an hour later, with the server gone and in a
 * new browser process.
 *
 * @param profile an empty folder
 */
export async function measureStarts(
  executable: string,
  { answers }: Subject,
  server: SubjectServer,
  profile: string,
): Promise<Figures> {
  const online = await startOnline(executable, server.url, profile, answers);
  await server.stop();
  try {
    const offline = await startOffline(executable, server.url, profile);
    return {
      onlinePaint: online.paint,
      onlineStatistics: online.statistics,
      offlinePaint: offline.paint,
      offlineStatistics: offline.statistics,
    };
  } finally {
    await server.start();
  }
}

async function startOnline(executable: string, url: string, profile: string, answers: AnswerStore) {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    await watchStarts(page);
    const release = await slowDown(page, { network: true });
    const start = await timeStart(page, url);
    await release();
    await untilKept(page, answers);
    // A second visit, now through the worker, as a visitor's profile would have seen.
    await page.reload();
    await readStart(page);
    return start;
  } finally {
    await context.close();
  }
}

/** How much later the offline start happens: no saved answer counts as just fetched any more. */
const LATER_MS = HOUR_MS;

async function startOffline(executable: string, url: string, profile: string) {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    await page.addInitScript((later) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + later;
    }, LATER_MS);
    await watchStarts(page);
    await slowDown(page, { network: false });
    return await timeStart(page, url);
  } finally {
    await context.close();
  }
}

/** Waits until the worker controls the page and both answers are saved. */
async function untilKept(page: Page, answers: AnswerStore): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (answers === "cache") {
    await page.waitForFunction(async () => (await caches.match("/api/statistics")) !== undefined);
    return;
  }
  await page.waitForFunction(async ({ database, store }) => {
    // Opening a database that is not there would make an empty one in its place.
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return false;
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database);
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not opened")));
    });
    const saved = await new Promise<number>((resolve, reject) => {
      const request = opened.transaction(store).objectStore(store).count();
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("not counted")));
    });
    opened.close();
    return saved >= 2;
  }, answers);
}
