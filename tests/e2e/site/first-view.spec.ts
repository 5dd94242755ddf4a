import type { Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { AllMenusSchema, offerAt } from "../../../src/domain/offers/menuTable.ts";
import { VIEWS_CACHE_PREFIX } from "../../../src/domain/queries/cacheIndex.ts";
import { FIRST_VIEW_ID } from "../../../src/domain/site/firstViewElement.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
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
    "goes on as the application, element by element, and asks for nothing again; makes room for it, whatever is chosen; and can be read without scripts",
    async ({ page, browser, gateway }) => {
      await onScreen.step("goes on as the application, and asks for nothing again", async () => {
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
        await expect(page.locator("html")).not.toHaveClass(/first-frame/);
        expect(gateway.count("/api/statistics") + gateway.count("/api/announcements")).toBe(0);
      });
      await onScreen.step("makes room for the application, whatever is chosen", async () => {
        // Each choice once; a page is loaded for the ways the menu can be, and takes the others along.
        for (const chosen of [
          { menu: "vertical", theme: "dark" },
          { menu: "horizontal", layout: "boxed" },
          { menu: "collapsible-vertical", navbar: "navbar-floating" },
          { sidebar: "closed", homeRegion: "Central" },
        ]) {
          await page.evaluate((all) => {
            localStorage.clear();
            for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
          }, chosen);
          await page.reload();
          await untilTakenOver(page);
          await expect(page.locator("main"), JSON.stringify(chosen)).toHaveCount(1);
        }
      });
      await onScreen.step("can be read without scripts", async () => {
        const plain = await browser.newContext({ baseURL: gateway.url, javaScriptEnabled: false });
        const read = await plain.newPage();
        await read.goto("/");
        await expect(figures(read)).toBeVisible();
        await expect(figures(read).getByRole("link").first()).toHaveAttribute("href", /^\/strain-/);
        await plain.close();
      });
    },
  );

  onScreen("shows what has come of a document that was cut off", async ({ page }) => {
    await page.route("/", async (route) => {
      const text = await (await route.fetch()).text();
      const body = text.slice(0, text.indexOf(`<script id="${FIRST_VIEW_ID}"`));
      await route.fulfill({ contentType: "text/html", body });
    });
    // On a phone a tap opens them.
    await page.setViewportSize({ width: 1_024, height: 800 });
    await page.goto("/", { waitUntil: "commit" });
    const card = page.getByRole("region", { name: / Top Deals$/ }).last();
    await expect
      .poll(() =>
        card
          .getByRole("list")
          .last()
          .evaluate((deals) => deals.checkVisibility()),
      )
      .toBe(true);
    await expect(page.locator("html")).not.toHaveClass(/first-frame/);
  });
});

onScreen.describe("the first view of other screens", () => {
  onScreen(
    "can be read without scripts, and its links followed",
    { tag: "@long" },
    async ({ browser, gateway }) => {
      const phone = await browser.newContext({ baseURL: gateway.url, javaScriptEnabled: false });
      const page = await phone.newPage();
      /** A document that takes long to be made arrives plain: then one asks once more. */
      const read = async (seen: Locator) => {
        await expect(async () => {
          if (!(await seen.isVisible())) await page.reload();
          await expect(seen).toBeVisible({ timeout: 1_000 });
        }).toPass();
      };
      const offers = page.getByRole("list", { name: "Offers" });
      await page.goto("/");
      await figures(page).getByRole("link").first().click();
      await read(page.getByRole("heading", { name: "On menus now" }));

      const { code, store } = await anOffer(gateway);
      await page.goto(`/product/${code}`);
      await read(page.getByRole("heading", { name: "Where to find it" }));
      await page.goto(`/dispensary-menus?store=${store}`);
      await read(offers);
      await page.getByRole("link", { name: "Vape", exact: true }).click();
      await expect(page).toHaveURL(/category=vape/);
      await read(offers);
      // What holds for the moment only is left to the application.
      await expect(page.getByText(/Open until|Opens \d/)).toHaveCount(0);

      for (const path of ["/terpenes/limonene", "/introduction", "/resources", "/change-log"]) {
        await page.goto(path);
        await read(page.getByRole("main").getByRole("listitem").first());
      }
      await phone.close();
    },
  );

  onScreen(
    "gives way to the application, which asks for nothing again: a product, a menu, a strain, a terpene",
    { tag: "@long" },
    async ({ page, gateway }) => {
      const { code, store } = await anOffer(gateway);
      for (const [path, answer] of [
        [`/product/${code}`, `/api/products/${code}`],
        [`/dispensary-menus?store=${store}`, `/api/menus/${store}`],
        ["/strain-genetics/gelato", "/api/strains/gelato/offers"],
        ["/terpenes/limonene", "/api/terpenes/limonene/products"],
      ] as const) {
        await untilReady(gateway, path);
        await page.goto(path);
        const title = page.locator("#root main h1").first();
        const written = (await title.textContent()) ?? "";
        await expect(page.locator("#root:not([data-view])")).toBeAttached();
        await expect(title).toHaveText(written);
        expect(gateway.count(answer), path).toBe(0);
      }
    },
  );
});

/** A document that takes long to be made arrives plain, once. */
async function untilReady(gateway: Gateway, path: string) {
  const read = async () => await (await fetch(gateway.url + path)).text();
  await expect.poll(read).toContain(FIRST_VIEW_ID);
}

/** A product on the menu of a store. */
async function anOffer(gateway: Gateway) {
  const menus = v.parse(AllMenusSchema, await (await fetch(`${gateway.url}/api/menus`)).json());
  const { product, store } = offerAt(menus.table, 0);
  return { code: product.code.toLowerCase(), store: store.slug };
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: NETWORK_ERRORS });

  const isThere = (page: Page) => page.locator(`#${FIRST_VIEW_ID}`).count();

  test("the last view of home is there, with no age of when it was kept, and none that is damaged, of another release or no page at all", async ({
    page,
    gateway,
  }) => {
    await page.goto("/");
    await untilSavedForOffline(page);
    await untilHomeIsSaved(page);
    gateway.cut();
    const kept = await page.evaluate(readView, VIEWS_CACHE_PREFIX);
    expect(kept).toContain(FIRST_VIEW_ID);
    for (const spoilt of [
      kept.slice(0, kept.length / 2),
      kept.replaceAll("/assets/", "/assets/other-"),
      "rubbish",
    ]) {
      await page.evaluate(writeView, [VIEWS_CACHE_PREFIX, spoilt] as const);
      await page.reload();
      expect(await isThere(page), spoilt.slice(-50)).toBe(0);
      await expect(figures(page)).toBeVisible();
    }

    await page.evaluate(writeView, [VIEWS_CACHE_PREFIX, kept] as const);
    const days = 5 * 24 * 60 * 60_000;
    await page.clock.install({ time: Date.now() + days });
    await page.reload();
    expect(await isThere(page)).toBe(1);
    await expect(page.getByText(/^Updated 5 days ago$/)).toBeVisible();
    await untilTakenOver(page);
    await expect(page.getByText(/^Updated 5 days ago$/)).toBeVisible();
  });
});

onScreen(
  "a visit whose face of text came after its first paint keeps the phone's on that screen, and has it on the next",
  async ({ page }) => {
    let send = () => {};
    const painted = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/fonts/public-sans.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    const width = () =>
      page.evaluate(() => {
        const words = document.createElement("b");
        words.textContent = "Illinois Wilmington 11";
        document.body.append(words);
        const { width: drawn } = words.getBoundingClientRect();
        words.remove();
        return drawn;
      });
    // Its load waits for the face, too.
    await page.goto("/", { waitUntil: "commit" });
    await untilTakenOver(page);
    const inPhones = await width();
    const hasCome = page.waitForResponse("**/fonts/public-sans.woff2");
    send();
    await hasCome;
    await page.evaluate(() => document.fonts.ready.then(() => null));
    expect(await width()).toBe(inPhones);
    await page.getByRole("link", { name: "All deals", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dispensary Deals");
    // Its own load of the face may end after that screen: then it is the one after.
    await expect
      .poll(async () => {
        if ((await width()) === inPhones) {
          await page.goBack();
          await page.goForward();
        }
        return await width();
      })
      .not.toBe(inPhones);
  },
);

async function readView(prefix: string): Promise<string> {
  const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
  return (await (await (await caches.open(name)).match("/"))?.text()) ?? "";
}

async function writeView([prefix, text]: readonly [string, string]): Promise<void> {
  const name = (await caches.keys()).find((each) => each.startsWith(prefix)) ?? "";
  const headers = { "content-type": "text/html", date: new Date().toUTCString() };
  await (await caches.open(name)).put("/", new Response(text, { headers }));
}
