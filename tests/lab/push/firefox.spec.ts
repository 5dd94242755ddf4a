import { expect, test } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { SITE } from "#domain/site/site.ts";
import { storedAlertSettings } from "../../support/browser/stored.ts";
import { startAlertingSite, type MenuLine } from "../support/push/alertingSite.ts";
import { findPushPrograms } from "../support/push/findPrograms.ts";
import { startFirefox, type Firefox } from "../support/push/firefox.ts";
import type { ShownNotification } from "../support/push/desktop/notificationDaemon.ts";
import { press, read } from "../../support/browser/pressing.ts";

const FLOWER: MenuLine = { name: "Blue Dream", category: "flower", price: 4_000 };
const VAPE: MenuLine = { name: "Sour Pen", category: "vape", price: 1_900 };

test("an imported deal rings in Firefox, also one that came while it was closed, with the site gone", async () => {
  const alerting = await startAlertingSite("webpush");
  const { site, push, profile } = alerting;
  await alerting.import(FLOWER, VAPE);
  const start = () =>
    startFirefox(findPushPrograms().firefox ?? "", profile, push.firefoxPreferences);
  let firefox = await start();
  try {
    const page = await firefox.browser.newPage();
    await page.goto(`${site.url}/dispensary-deals?section=flower`);
    await expect.poll(() => page.evaluate(isControlled)).toBe(true);
    await saveAlert(page);
    await page.goto(`${site.url}/dispensary-deals?section=vape`);
    await saveAlert(page);
    await ringAlways(page);

    // Out of sight behind another tab: the open page shows the deal, and no other is opened.
    const other = await firefox.browser.newPage();
    await other.bringToFront();
    await alerting.import({ ...FLOWER, sale: 2_500 }, VAPE);
    const discreet = await shown(firefox);
    expect(discreet.title).toBe(SITE.discreetName);
    expect(discreet.body).toMatch(/^You have 1 new update/);
    if (await canTap(firefox)) {
      firefox.notifications.click(discreet);
      await expectDeal(page, "Blue Dream", "$25.00");
      expect(await firefox.browser.pages()).toHaveLength(3);
    }
    // Without a screen Firefox lets a worker focus a page and leaves the tab where it is.
    await page.bringToFront();
    if (!(await canTap(firefox))) await openFromInbox(page);
    await expectDeal(page, "Blue Dream", "$25.00");

    await press(page, "button", "Notifications");
    await press(page, "tab", "Settings");
    await press(page, "label", "Discreet:");
    await expect.poll(() => page.evaluate(isUnchecked, "Discreet:")).toBe(true);
    // Firefox is about to be closed, and takes with it what is not stored.
    await expect.poll(() => storedAlertSettings(page)).toMatchObject({ isDiscreet: false });
    await firefox.close();
    await alerting.import({ ...FLOWER, sale: 2_500 }, { ...VAPE, sale: 1_200 });
    await expect.poll(() => push.firefox.waiting).toBe(1);
    await site.kill();

    firefox = await start();
    const plain = await shown(firefox);
    expect(plain.title).toBe("$12.00 · Sour Pen, 0.5 g");
    expect(plain.body).toMatch(/^Oak Street, Akron\. Instead of \$19\.00\. \$24\.00\/g\./);
    const offline = (await canTap(firefox))
      ? await openedBy(firefox, () => firefox.notifications.click(plain))
      : await firefox.browser.newPage();
    if (!(await canTap(firefox))) {
      await offline.goto(`${site.url}/growing-tool`);
      await openFromInbox(offline);
    }
    await expectDeal(offline, "Sour Pen", "$12.00");
    expect(push.unreadable).toEqual([]);
  } finally {
    await firefox.close();
    await alerting.stop();
  }
});

/** The only notification that its desktop was ever asked to show. */
async function shown({ notifications }: Firefox): Promise<ShownNotification> {
  await expect.poll(() => notifications.history.length).toBe(1);
  const [only] = notifications.history;
  if (only === undefined) throw new Error("no notification");
  return only;
}

/** The first release whose workers hear of a tap on the desktop's notification. */
const FIRST_TAPPABLE = 150;

/** Whether taps can be tried; in older releases what is rung is opened from the inbox instead, and the run says so. */
async function canTap({ browser }: Firefox): Promise<boolean> {
  const release = Number(/\d+/.exec(await browser.version())?.[0]);
  if (release >= FIRST_TAPPABLE) return true;
  const description = `taps on notifications in Firefox ${String(release)}`;
  test.info().annotations.push({ type: "not tried", description });
  return false;
}

async function openFromInbox(page: Page): Promise<void> {
  await press(page, "button", "Notifications");
  await press(page, "a", "See deals");
}

/** The page of the site that something opens. */
async function openedBy({ browser }: Firefox, act: () => void): Promise<Page> {
  const opened = browser.waitForTarget((target) => target.url().includes("/dispensary-deals"));
  act();
  const page = await (await opened).page();
  if (page === null) throw new Error("no page was opened");
  return page;
}

/** Asks for an alert about deals like those of the list, up to a price. */
async function saveAlert(page: Page): Promise<void> {
  await press(page, "button", "Alert me about deals like these");
  await press(page, "input", "Price at or under, $");
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await read(page, "Alert saved");
}

/** Without quiet hours: at night what is tried here would be held back until the morning. */
async function ringAlways(page: Page): Promise<void> {
  await press(page, "button", "Notifications");
  await press(page, "tab", "Settings");
  await press(page, "label", "Quiet hours");
  await expect.poll(() => page.evaluate(isUnchecked, "Quiet hours")).toBe(true);
  await page.evaluate(choose, "A day at most", "5");
  await expect.poll(() => page.evaluate(chosen, "A day at most")).toBe("5");
  await page.keyboard.press("Escape");
}

/** Runs in the page: the answer of the select of this name, as its visitor chooses it. */
function choose(name: string, value: string): void {
  const label = [...document.querySelectorAll("label")].find((each) => each.textContent === name);
  if (!(label?.control instanceof HTMLSelectElement)) throw new Error(`There is no ${name}.`);
  label.control.value = value;
  label.control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Runs in the page. */
function chosen(name: string): string {
  const label = [...document.querySelectorAll("label")].find((each) => each.textContent === name);
  return label?.control instanceof HTMLSelectElement ? label.control.value : "";
}

async function expectDeal(page: Page, name: string, price: string): Promise<void> {
  await expect.poll(() => page.evaluate(address)).toContain("/dispensary-deals?alert=");
  const alert = () => page.evaluate(textUnder, "From your alert");
  await expect.poll(alert).toContain(name);
  expect(await alert()).toContain(price);
}

/** Runs in the page: Firefox 140 does not tell its driver when a page changes its address by itself. */
function address(): string {
  return location.href;
}

/** Runs in the page: what its part with this heading says; empty when there is none. */
function textUnder(heading: string): string {
  const parts = [...document.querySelectorAll("section")];
  return parts.find((part) => part.querySelector("h2")?.textContent === heading)?.innerText ?? "";
}

/** Runs in the page. */
function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}

/** Runs in the page: whether the box whose label begins so is not ticked. */
function isUnchecked(beginning: string): boolean {
  const labels = [...document.querySelectorAll("label")];
  const control = labels.find((each) => each.innerText.startsWith(beginning))?.control;
  return control instanceof HTMLInputElement && !control.checked;
}
