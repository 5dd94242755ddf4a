import { rmSync } from "node:fs";
import { VIEWS_CACHE_PREFIX } from "../../../src/domain/queries/cacheIndex.ts";
import { ALIASES, SCREENS } from "../../../src/domain/site/routes.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { makeSampleFolder } from "../../support/server/preparedFolder.ts";
import { startSite } from "../../support/server/site.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const address = (screen: string) => screen.replace(/\$\w+/, "blue-dream");

const statistics = /Ohio's Most Available Strains/;

test("with the server killed, every route and alias opens, and home with its age", async ({
  page,
}) => {
  test.slow();
  const dataDir = await makeSampleFolder();
  const site = await startSite(dataDir);
  await page.goto(site.url);
  await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  await site.kill();

  for (const route of [...Object.keys(SCREENS), ...Object.keys(ALIASES)]) {
    await page.goto(site.url + address(route), { waitUntil: "commit" });
    await expect(page, route).toHaveTitle(/.+ \| Ohio Cannabis Community$/);
    await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
  }
  await page.goto(site.url);
  await page.reload();
  await expect(page.getByRole("region", { name: statistics })).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
  rmSync(dataDir, { recursive: true, force: true });
});

test("home works offline after a first visit of another screen", async ({ page, gateway }) => {
  await page.goto("/introduction");
  await untilSavedForOffline(page);
  await untilHomeIsSaved(page);
  gateway.cut();
  await page.goto("/");
  await expect(page.getByRole("region", { name: statistics })).toBeVisible();
});

test("the Growing Tool works offline on a phone that has never opened it", async ({
  page,
  gateway,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.goto("/growing-tool");
  await page.getByLabel("Strain name").fill("Afghani");
  await expect(page.getByRole("region", { name: "Plant Overview" })).toContainText("Afghani");
});

test.describe("a failed refresh keeps the data and says so", () => {
  const HOURS_LATER_MS = 2 * 60 * 60_000;

  test("until the connection is back by itself", async ({ page, gateway, context }) => {
    await page.goto("/");
    await untilHomeIsSaved(page);
    await untilSavedForOffline(page);
    await page.clock.install({ time: Date.now() + HOURS_LATER_MS });
    gateway.cut();
    await page.reload();
    // Chromium 150 believes in a connection in a page that was loaded without one.
    await context.setOffline(true);
    const sign = page.getByRole("status", { name: "Connection" });
    await expect(sign).toHaveText("Offline 2 h ago");
    await expect(page.getByRole("region", { name: statistics })).toBeVisible();
    await sign.getByRole("button").click();
    await expect(page.getByText(/Showing data from \d+:\d\d [AP]M/)).toBeVisible();
    await page.keyboard.press("Escape");

    gateway.network = "open";
    await context.setOffline(false);
    await expect(sign).toHaveText("");
  });

  test("until Retry brings news", async ({ page, gateway }) => {
    await page.goto("/");
    await untilHomeIsSaved(page);
    await untilSavedForOffline(page);
    // Time passes as it is let: the page's own tries cannot come before the visitor's.
    await page.clock.install({ time: Date.now() + HOURS_LATER_MS });
    await page.clock.pauseAt(Date.now() + 2 * HOURS_LATER_MS);
    gateway.cut();
    await page.reload();
    const notice = page.getByRole("button", { name: /^Offline/ });
    const hasNotice = async () => {
      await page.clock.runFor(1_000);
      return notice.isVisible();
    };
    await expect.poll(hasNotice).toBe(true);
    await notice.dispatchEvent("click");
    const retry = page.getByRole("button", { name: "Retry" });
    const canRetry = async () => {
      await page.clock.runFor(100);
      return retry.isVisible();
    };
    await expect.poll(canRetry).toBe(true);
    gateway.network = "open";
    const before = gateway.asked.length;
    await retry.dispatchEvent("click");
    await page.keyboard.press("Escape");
    await expect.poll(() => gateway.asked.length).toBeGreaterThan(before);
    await expect.poll(hasNotice).toBe(false);
  });
});

test("with nothing saved, offline says so at once and never spins for ever", async ({
  page,
  gateway,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  await page.goto("/growing-tool");
  await page.evaluate(async (views) => {
    for (const name of await caches.keys()) if (name.startsWith(views)) await caches.delete(name);
    await new Promise((resolve) => {
      const deleting = indexedDB.deleteDatabase("ohio-small-copies");
      deleting.addEventListener("success", resolve);
      deleting.addEventListener("blocked", resolve);
    });
  }, VIEWS_CACHE_PREFIX);
  gateway.cut();
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByText("Not saved on this device yet")).toBeVisible();
  await expect(page.getByText("always under construction")).toBeVisible();
});

test("an API answer is never taken from the saved shell", async ({ page, gateway }) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  const answer = await page.evaluate(async () => {
    const response = await fetch("/api/nowhere", { headers: { accept: "text/html" } });
    return [response.status, response.headers.get("content-type")];
  });
  expect(answer).toEqual([404, "application/problem+json"]);
  gateway.cut();
  expect(await page.evaluate(() => fetch("/api/nowhere").catch(() => "unreachable"))).toBe(
    "unreachable",
  );
});
