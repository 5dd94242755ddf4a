import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { SITE } from "#domain/site/site.ts";
import { findBrowser } from "../../support/programs/browser.ts";
import { untilSavedForOffline } from "../../support/browser/fixtures.ts";
import { storedAlertSettings } from "../../support/browser/stored.ts";
import { startAlertingSite, type MenuLine } from "../support/push/alertingSite.ts";
import { startChromium } from "../support/push/chromium.ts";
import type { ShownNotification } from "../support/push/desktop/notificationDaemon.ts";
import { routeFcm } from "../support/push/google/routeFcm.ts";

const FLOWER: MenuLine = { name: "Blue Dream", category: "flower", price: 4_000 };
const VAPE: MenuLine = { name: "Sour Pen", category: "vape", price: 1_900 };

for (const transport of ["webpush", "fcm"] as const) {
  test(`an imported deal rings in Chromium by ${transport}, also with the site gone`, async () => {
    const alerting = await startAlertingSite(transport);
    const { site, push, fcm, profile } = alerting;
    await alerting.import(FLOWER, VAPE);
    const executable = findBrowser().executable ?? "";
    const { context, notifications, close } = await startChromium(
      executable,
      profile,
      push.chromiumArguments,
    );
    if (fcm !== null) await routeFcm(context, fcm.origin);
    const origin = site.url;
    const host = new URL(origin).host;
    const next = async (count: number): Promise<ShownNotification> => {
      await expect.poll(() => notifications.history.length).toBe(count);
      const newest = notifications.history.at(-1);
      if (newest === undefined) throw new Error("no notification");
      return newest;
    };

    try {
      const page = await context.newPage();
      await page.goto(`${origin}/dispensary-deals?section=flower`);
      await untilSavedForOffline(page);
      await context.grantPermissions(["notifications"], { origin });
      await saveAlert(page);
      await page.goto(`${origin}/dispensary-deals?section=vape`);
      await saveAlert(page);
      await ringAlways(page);

      // A page that can be seen would say it itself, and without a screen every page counts as seen.
      await page.goto("about:blank");
      await alerting.import({ ...FLOWER, sale: 2_500 }, VAPE);
      const discreet = await next(1);
      expect(discreet.title).toBe(SITE.discreetName);
      expect(discreet.body).toBe(`${host}\n\nYou have 1 new update`);
      expect(discreet.actions.map(({ label }) => label)).toEqual(
        expect.arrayContaining(["See deals", "Mute for today"]),
      );
      const opened = await opening(context, () => notifications.click(discreet));
      await expectDeal(opened, origin, "Blue Dream", "$25.00");

      await opened.getByRole("button", { name: "Notifications" }).click();
      await opened.getByRole("tab", { name: "Settings" }).click();
      const discretion = opened.getByRole("checkbox", { name: /Discreet/ });
      await discretion.click();
      await expect(discretion).not.toBeChecked();
      // The screen shows a choice before storage has it, where the worker reads it.
      await expect.poll(() => storedAlertSettings(opened)).toMatchObject({ isDiscreet: false });
      await opened.goto("about:blank");
      await alerting.import({ ...FLOWER, sale: 2_500 }, { ...VAPE, sale: 1_200 });
      const full = await next(2);
      expect(full.title).toBe("$12.00 · Sour Pen, 0.5 g");
      expect(full.body).toBe(`${host}\n\nOak Street, Akron. Instead of $19.00. $24.00/g.`);

      await site.kill();
      const offline = await opening(context, () => notifications.click(full, "See deals"));
      await expectDeal(offline, origin, "Sour Pen", "$12.00");
      expect((fcm ?? push).troubles).toEqual([]);
    } finally {
      await close();
      await alerting.stop();
    }
  });
}

/** Asks for an alert about deals like those of the list, up to a price. */
async function saveAlert(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Alert me about deals like these" }).click();
  await page.getByLabel("Price at or under, $").fill("30");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Alert saved/)).toBeVisible();
}

/**
 * Without quiet hours, and more than once a day: what is tried here would be held back until the morning, and the
 * second of it until tomorrow.
 */
async function ringAlways(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Notifications" }).click();
  await page.getByRole("tab", { name: "Settings" }).click();
  const quietHours = page.getByRole("checkbox", { name: "Quiet hours" });
  await quietHours.click();
  await expect(quietHours).not.toBeChecked();
  const perDay = page.getByLabel("A day at most");
  await perDay.selectOption("5");
  await expect(perDay).toHaveValue("5");
  await page.keyboard.press("Escape");
}

/** The page that something opens. */
async function opening(context: BrowserContext, act: () => void): Promise<Page> {
  const page = context.waitForEvent("page");
  act();
  return await page;
}

async function expectDeal(page: Page, origin: string, name: string, price: string): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(`${origin}/dispensary-deals?alert=`));
  const deals = page.getByRole("region", { name: "From your alert" });
  await expect(deals.getByRole("link", { name })).toBeVisible();
  await expect(deals.getByText(price)).toBeVisible();
}
