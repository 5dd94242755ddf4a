import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { Page } from "puppeteer-core";
import { Gateway } from "../support/browser/gateway.ts";
import { countUnsent } from "../support/browser/stored.ts";
import { press, read } from "../support/push/desktop/pressing.ts";
import { findPushPrograms } from "../support/push/findPrograms.ts";
import { startFirefox } from "../support/push/firefox.ts";
import { makeSampleFolder } from "../support/server/preparedFolder.ts";
import { startSite } from "../support/server/site.ts";

/** Firefox has no Background Sync: what waits goes out when the site is opened again. */
test("a heart is kept over a reload in Firefox, and one without a connection is sent once by the next start", async () => {
  const dataDir = await makeSampleFolder();
  const profile = mkdtempSync(path.join(os.tmpdir(), "occ-firefox-"));
  const site = await startSite(dataDir);
  const gateway = await new Gateway(site.url).open();
  const start = () => startFirefox(findPushPrograms().firefox ?? "", profile, {});
  let firefox = await start();
  try {
    const page = await firefox.browser.newPage();
    await signUp(page, gateway.url);
    await expect.poll(() => page.evaluate(isControlled)).toBe(true);
    await page.goto(`${gateway.url}/strain-genetics/blue-dream`);
    await press(page, "button", "Wishlist: ");
    await expect.poll(() => gateway.count("/api/wishlist/strain:blue-dream")).toBe(1);
    await expect.poll(() => countUnsent(page)).toBe(0);
    await page.reload();
    await expect.poll(() => page.evaluate(isWished)).toBe(true);

    gateway.cut();
    await page.goto(`${gateway.url}/strain-genetics/gelato`);
    await press(page, "button", "Wishlist: ");
    await read(page, "Waiting to send (1)");
    await expect.poll(() => countUnsent(page)).toBe(1);
    await firefox.close();
    gateway.asked.length = 0;
    gateway.network = "open";

    firefox = await start();
    const again = await firefox.browser.newPage();
    await again.goto(`${gateway.url}/dispensary-wishlist`);
    await expect.poll(() => gateway.count("/api/wishlist/strain:gelato")).toBe(1);
    await expect.poll(() => countUnsent(again)).toBe(0);
    await again.reload();
    await expect.poll(() => again.evaluate(countEntries)).toBe(2);
    expect(gateway.count("/api/wishlist/strain:gelato")).toBe(1);
    expect(gateway.count("/api/wishlist/strain:blue-dream")).toBe(0);
  } finally {
    await firefox.close();
    await gateway.close();
    await site.stop();
    for (const folder of [dataDir, profile]) rmSync(folder, { recursive: true, force: true });
  }
});

async function signUp(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/signup?redirect=%2Fprofile`);
  for (const [field, text] of [
    ["Display name", "Jo Buckeye"],
    ["E-mail", "jo@example.com"],
    ["Password", "correct horse"],
  ] as const) {
    await press(page, "input", field);
    await page.keyboard.type(text);
  }
  await press(page, "input", "I am 21 or older");
  await press(page, "button", "Sign up");
  await expect.poll(() => page.url()).toBe(`${site}/profile`);
}

/** Runs in the page. */
function isControlled(): boolean {
  return navigator.serviceWorker.controller !== null;
}

/** Runs in the page: whether the heart of what it shows is full. */
function isWished(): boolean {
  const heart = document.querySelector('[aria-label^="Wishlist: "]');
  return heart?.getAttribute("aria-pressed") === "true";
}

/** Runs in the page: how many entries the wishlist shows. */
function countEntries(): number {
  return document.querySelectorAll('[aria-label^="Remove "]').length;
}
