import type { Page } from "@playwright/test";
import type { Figures } from "../report/metrics.ts";
import type { MenuSubject } from "./menuSubjects.ts";
import { takePaintTimes, untilPainted, watchPaints } from "./paintMarks.ts";
import { firstTab, openPhone, slowDown } from "../subjects/phone.ts";
import { percentile } from "../report/percentile.ts";
import { longestScrollTask } from "./scrolling.ts";
import { typeIn } from "./typing.ts";

const FIRST_ROW = "ul[aria-label=Offers] > li";
/** Longest wait for a list, in milliseconds: a slow phone may need it for the naive page. */
const PATIENCE_MS = 120_000;

/**
 * A first visit that leaves all menus, and one store's, on the phone.
 *
 * @param profile an empty folder
 */
export async function keepMenus(
  executable: string,
  { server, picker, store, all }: MenuSubject,
  profile: string,
): Promise<void> {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    for (const link of [store, all]) {
      await page.goto(server.url + picker);
      await page.locator(link).first().click();
      await page.locator(FIRST_ROW).first().waitFor();
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState("networkidle");
  } finally {
    await context.close();
  }
}

/**
 * From a tap to the rows of a kept menu, with the server gone and in a new browser
 * process; then typing and scrolling in the list of all offers, with the server back.
 *
 * @param profile as {@link keepMenus} leaves it
 */
export async function measureMenus(
  executable: string,
  subject: MenuSubject,
  profile: string,
): Promise<Figures> {
  const { server, picker, store, all } = subject;
  const context = await openPhone(executable, profile);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await firstTab(context);
    await watchPaints(page);
    const release = await slowDown(page, { network: false });
    await server.stop();
    const menuStoreRestore = await timeTap(page, server.url + picker, store);
    const menuAllRestore = await timeTap(page, server.url + picker, all);
    await server.start();

    await openEverything(page, subject);
    const keystrokes = await typeIn(page);
    const menuLongestTask = await longestScrollTask(page);
    const withHearts = (await typeAmongHearts(page, subject)) ?? keystrokes;
    await release();
    return {
      menuStoreRestore,
      menuAllRestore,
      menuKeystroke: percentile(keystrokes, 0.5),
      menuKeystrokeP95: percentile(keystrokes, 0.95),
      menuKeystrokeWishes: percentile(withHearts, 0.5),
      menuLongestTask,
    };
  } finally {
    await context.close();
  }
}

async function openEverything(page: Page, { server, everything }: MenuSubject): Promise<void> {
  await page.goto(server.url + everything);
  await page.locator(FIRST_ROW).first().waitFor();
  // What is stale is asked for once more; the visitor begins after that.
  await page.waitForLoadState("networkidle");
}

/** Types once more with a full wishlist; `null` for a page without one. */
async function typeAmongHearts(page: Page, subject: MenuSubject): Promise<number[] | null> {
  if (subject.fillHearts === undefined) return null;
  await subject.fillHearts(page);
  await openEverything(page, subject);
  return await typeIn(page);
}

async function timeTap(page: Page, address: string, link: string): Promise<number> {
  await page.goto(address);
  const target = page.locator(link).first();
  await target.waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await takePaintTimes(page);
  await target.tap();
  await page.locator(FIRST_ROW).first().waitFor();
  await untilPainted(page, 300);
  const [time] = await takePaintTimes(page);
  if (time === undefined) throw new Error("No list was painted.");
  return time;
}
