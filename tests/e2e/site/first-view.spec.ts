import type { Page } from "@playwright/test";
import { VIEWS_CACHE_PREFIX } from "../../../src/domain/queries/viewsCache.ts";
import { FIRST_VIEW_ID } from "../../../src/domain/site/firstViewElement.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

const figures = (page: Page) => page.getByRole("region", { name: /Ohio's Most Available Strains/ });

/** Until the application has taken the place of the view. */
const untilTakenOver = async (page: Page) => {
  await expect(page.locator("#root:not([data-view])")).toBeAttached();
  await expect(figures(page)).toBeVisible();
};

onScreen.describe("the first view of home", () => {
  onScreen(
    "goes on as the application, element by element, and asks for nothing again",
    async ({ page, gateway }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          const main = document.querySelector("#root[data-view] main");
          if (main === null) return;
          Reflect.set(globalThis, "mainOfView", main);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto("/");
      await untilTakenOver(page);
      const isSame = await page.evaluate(
        () => Reflect.get(globalThis, "mainOfView") === document.querySelector("main"),
      );
      expect(isSame).toBe(true);
      expect(gateway.count("/api/statistics") + gateway.count("/api/announcements")).toBe(0);
    },
  );

  onScreen("can be read without scripts", async ({ browser, gateway }) => {
    const phone = await browser.newContext({ baseURL: gateway.url, javaScriptEnabled: false });
    const page = await phone.newPage();
    await page.goto("/");
    await expect(figures(page)).toBeVisible();
    await expect(figures(page).getByRole("link").first()).toHaveAttribute("href", /^\/strain-/);
    await phone.close();
  });

  for (const [key, value] of [
    ["theme", "dark"],
    ["menu", "vertical"],
    ["menu", "horizontal"],
    ["menu", "collapsible-vertical"],
    ["layout", "boxed"],
    ["navbar", "navbar-floating"],
    ["sidebar", "closed"],
    ["homeRegion", "Central"],
  ] as const) {
    onScreen(`makes room for the application with ${key} ${value}`, async ({ page }) => {
      await page.addInitScript(([name, chosen]) => localStorage.setItem(name, chosen), [
        key,
        value,
      ] as const);
      await page.goto("/");
      await untilTakenOver(page);
      await expect(page.locator("main")).toHaveCount(1);
    });
  }
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: NETWORK_ERRORS });

  const isThere = (page: Page) => page.locator(`#${FIRST_VIEW_ID}`).count();

  test.beforeEach(async ({ page, gateway }) => {
    await page.goto("/");
    await untilSavedForOffline(page);
    await untilHomeIsSaved(page);
    gateway.cut();
  });

  test("the last view of home is there, with no age of when it was kept", async ({ page }) => {
    const days = 5 * 24 * 60 * 60_000;
    await page.clock.install({ time: Date.now() + days });
    await page.reload();
    expect(await isThere(page)).toBe(1);
    await expect(page.getByText(/^Updated 5 days ago$/)).toBeVisible();
    await untilTakenOver(page);
    await expect(page.getByText(/^Updated 5 days ago$/)).toBeVisible();
  });

  for (const [what, spoil] of [
    ["damaged", (text: string) => text.slice(0, text.length / 2)],
    ["of another release", (text: string) => text.replaceAll("/assets/", "/assets/other-")],
    ["no page at all", () => "rubbish"],
  ] as const) {
    test(`a view that is ${what} is not shown: the copies are`, async ({ page }) => {
      const kept = await page.evaluate(readView, VIEWS_CACHE_PREFIX);
      expect(kept).toContain(FIRST_VIEW_ID);
      await page.evaluate(writeView, [VIEWS_CACHE_PREFIX, spoil(kept)] as const);
      await page.reload();
      expect(await isThere(page)).toBe(0);
      await expect(figures(page)).toBeVisible();
    });
  }
});

async function readView(prefix: string): Promise<string> {
  const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
  return (await (await (await caches.open(name)).match("/"))?.text()) ?? "";
}

async function writeView([prefix, text]: readonly [string, string]): Promise<void> {
  const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
  const headers = { "content-type": "text/html", date: new Date().toUTCString() };
  await (await caches.open(name)).put("/", new Response(text, { headers }));
}
