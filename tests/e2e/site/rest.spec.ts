import type { BrowserContext, Page } from "@playwright/test";
import { PHONE_ALERTS, INBOX_PART } from "../../../src/domain/alerts/phoneAlerts.ts";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import {
  countActivity,
  countWorkerActivity,
  takeActivity,
  type Activity,
} from "../../support/browser/activity.ts";
import { shareOf } from "../../support/browser/everyScreen.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { storeRecord, unsent } from "../../support/browser/stored.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

/** What a page at rest may do of each kind in a minute. */
const AT_MOST = 10;

const STRAIN = "/strain-genetics/blue-dream";
const WISH = "/api/wishlist/strain:blue-dream";
const WRITES = [WISH, "/api/feedback"];

const PROBLEM = "application/problem+json";
const DOWN = { status: 503, type: PROBLEM, body: '{"title":"Down","status":503}' };
const REFUSALS: Readonly<Record<string, Parameters<Gateway["answers"]["set"]>[1]>> = {
  "a server that is down for a while (503)": DOWN,
  "a café’s login page": { type: "text/html", body: "<!doctype html><title>Café</title>" },
  "a server that keeps silent": () => "silent",
  "a server whose answers are lost": () => "lost",
  "a session that has ended (401)": {
    status: 401,
    type: PROBLEM,
    body: '{"title":"Sign in","status":401}',
  },
  "too many writes (429)": {
    status: 429,
    type: PROBLEM,
    headers: { "retry-after": "3600" },
    body: '{"title":"Too many","status":429}',
  },
};

/** Lets the page's clock go on, and storage and network beside it. */
async function pass(page: Page, seconds: number, step = 1): Promise<void> {
  for (let second = 0; second < seconds; second += step) {
    await page.clock.runFor(step * 1_000);
    // Storage answers by itself, without the page's clock.
    await page.evaluate(() => indexedDB.databases());
  }
}

/** Lets a minute go by, and what was asked for in it come in: the server answers by another clock than the page's. */
async function settle(page: Page, gateway: Gateway): Promise<void> {
  await pass(page, 60, 5);
  await expect.poll(() => gateway.underway).toBe(0);
  await pass(page, 5);
}

/** What a page and its worker do in a minute, at their most. */
async function minuteOfRest(page: Page, context: BrowserContext): Promise<Activity> {
  const [worker] = context.serviceWorkers();
  if (worker !== undefined) await takeActivity(worker);
  await takeActivity(page);
  await pass(page, 60);
  const own = await takeActivity(page);
  if (worker === undefined) return own;
  const its = await takeActivity(worker);
  return {
    timers: Math.max(own.timers, its.timers),
    transactions: Math.max(own.transactions, its.transactions),
    messages: Math.max(own.messages, its.messages),
    calls: Math.max(own.calls, its.calls),
    frames: Math.max(own.frames, its.frames),
  };
}

/** The same, and every figure beyond the bound by name. */
async function unrest(page: Page, context: BrowserContext): Promise<[string, number][]> {
  return Object.entries(await minuteOfRest(page, context)).filter(([, count]) => count > AT_MOST);
}

/** Signs up on a phone that has everything for offline use, and opens it again under a clock of the test's own. */
async function onPhone(page: Page, context: BrowserContext): Promise<void> {
  await signUp(page, somebody());
  await untilSavedForOffline(page);
  await page.goto("/");
  await untilHomeIsSaved(page);
  await page.clock.install();
  await countActivity(page);
  await page.goto("/");
  const [worker] = context.serviceWorkers();
  if (worker !== undefined) await countWorkerActivity(worker);
}

/** A wish and a message that the server has not taken. */
async function writeBoth(page: Page): Promise<void> {
  await page.goto("/feedback?kind=idea");
  await page.getByLabel("Message", { exact: true }).fill("A map of all the county fairs.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => unsent(page)).toHaveLength(1);
  await page.goto(STRAIN);
  await page.getByRole("button", { name: /^Wishlist: / }).click();
  await expect.poll(() => unsent(page)).toHaveLength(2);
}

function hide(): void {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

test(
  "a page rests, in sight, with an alert that nobody has read, behind others, without a connection, and with what waits, whatever keeps it from being sent",
  { tag: "@long" },
  async ({ page, context, gateway }) => {
    test.slow();
    await onPhone(page, context);
    await settle(page, gateway);
    expect(await unrest(page, context), "in sight").toEqual([]);
    const message = { kind: "test", id: "one", sentAt: Date.now() };
    await storeRecord(page, { ...PHONE_ALERTS, part: INBOX_PART }, [
      { message, receivedAt: Date.now(), isRead: false },
    ]);
    await page.goto("/");
    await expect(page.getByRole("button", { name: /^Notifications/ })).toContainText("1");
    await settle(page, gateway);
    expect(await unrest(page, context), "with an alert that nobody has read").toEqual([]);
    gateway.cut();
    await context.setOffline(true);
    await settle(page, gateway);
    expect(await unrest(page, context), "without a connection").toEqual([]);
    await context.setOffline(false);
    gateway.network = "open";
    await settle(page, gateway);
    await page.evaluate(hide);
    expect(await unrest(page, context), "behind others").toEqual([]);

    let fate = Object.values(REFUSALS)[0];
    for (const path of WRITES)
      gateway.answers.set(path, (request) =>
        fate === undefined ? "site" : typeof fate === "function" ? fate(request) : fate,
      );
    await writeBoth(page);
    for (const [name, refusal] of shareOf(Object.entries(REFUSALS), 0, 2)) {
      fate = refusal;
      // As somebody who comes back to the app: it is tried again.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await pass(page, 10 * 60, 10);
      expect(await unsent(page), name).toHaveLength(2);
      expect(await unrest(page, context), name).toEqual([]);
    }
  },
);

test(
  "an attempt in the first minute costs a transaction and two timers, and there are five in it",
  { tag: "@long" },
  async ({ page, context, gateway }) => {
    test.slow();
    // The shortest pauses that there are, and so the most attempts.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await onPhone(page, context);
    const attempts: string[] = [];
    gateway.answers.set(WISH, () => {
      attempts.push(WISH);
      return DOWN;
    });
    await page.goto(STRAIN);
    // Until what was fetched for the page counts as fresh no more: how many timers that takes is no matter of attempts.
    await pass(page, 11 * 60, 10);
    await page.getByRole("button", { name: /^Wishlist: / }).click();
    await expect.poll(async () => (await unsent(page))[0]?.state.is).toBe("waiting");
    await expect.poll(() => attempts.length).toBe(1);
    // Until what followed from the first answer is done.
    await page.clock.runFor(100);
    await expect
      .poll(async () => {
        const { transactions, timers } = await takeActivity(page);
        return transactions + timers;
      }, "what followed from the first answer ends")
      .toBe(0);
    const { calls, transactions, timers, frames } = await minuteOfRest(page, context);
    // After pauses of 1, 2, 4, 8 and 16 seconds, of which a slow machine has had the first before; the next one is of 32.
    expect([4, 5]).toContain(calls);
    expect(transactions).toBeLessThanOrEqual(5);
    expect(frames).toBeLessThanOrEqual(AT_MOST);
    // Two an attempt, one that limits it and one that wakes for the next; beside them what a page at rest may have.
    expect(timers).toBeLessThanOrEqual(2 * 5 + AT_MOST);
  },
);
