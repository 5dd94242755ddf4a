import type { Locator, Page } from "@playwright/test";
import * as v from "valibot";
import { StoresSchema } from "../../../src/domain/stores/stores.ts";
import { IS_EVERY } from "../../support/browser/everyScreen.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilHomeIsSaved,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { movedMoreThan, noteShifts } from "../../support/browser/layoutShifts.ts";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { openWithWishes, sampleWishes } from "../../support/browser/wishlistPage.ts";

/** docs/tasks.md has these figures: a task that gets longer fails. */

const STORE = "sample-brass-cricket-massillon";

const PHONE = {
  viewport: { width: 390, height: 844 },
  expectedErrors: NETWORK_ERRORS,
  geolocation: { latitude: 40.8, longitude: -81.52 },
  permissions: ["geolocation"],
};
test.use(PHONE);
onScreen.use(PHONE);

/** How far down the first price stands, in CSS pixels, once it does. */
async function firstPrice(page: Page): Promise<number> {
  const price = page
    .getByRole("main")
    .getByText(/^\$\d+\.\d\d$/)
    .first();
  await expect(price).toBeVisible();
  return (await price.boundingBox())?.y ?? Infinity;
}

/** The same of what was found, below its answer. */
async function firstOfList(page: Page): Promise<number> {
  const price = page
    .getByRole("list", { name: "Products" })
    .getByText(/^\$\d+\.\d\d$/)
    .first();
  await expect(price).toBeVisible();
  return (await price.boundingBox())?.y ?? Infinity;
}

/** Where the highest price of the screen is: in whatever order they stand in the document. */
async function highestPrice(page: Page): Promise<number> {
  await firstPrice(page);
  return await page.getByRole("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let highest = Infinity;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!/^\$\d+\.\d\d$/.test(node.textContent ?? "") || parentElement === null) continue;
      if (parentElement.checkVisibility())
        highest = Math.min(highest, parentElement.getBoundingClientRect().top);
    }
    return highest;
  });
}

async function comeBack(page: Page): Promise<void> {
  await page.goto("/introduction");
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Northeast Top Deals" })).toBeAttached();
}

async function keepStore(page: Page): Promise<void> {
  await page.goto(`/dispensary-menus?store=${STORE}`);
  await page.getByRole("button", { name: "Keep for a visit" }).click();
  await expect(page.getByRole("button", { name: /^Kept for a visit, as of/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("visited"))).toMatch(/stores/);
}

test("the first price on home is in sight from the second visit on, that of a kept store above all, also without a network, and the bar is gone while a keyboard is there", async ({
  page,
  gateway,
}) => {
  test.slow();
  await test.step("the bar is gone while a keyboard is there", async () => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar).toBeVisible();
    await untilSavedForOffline(page);
    const keyboard = async (height: number) => {
      await page.evaluate((covered) => {
        Object.defineProperty(visualViewport, "height", {
          value: innerHeight - covered,
          configurable: true,
        });
        visualViewport?.dispatchEvent(new Event("resize"));
      }, height);
    };
    await keyboard(320);
    await expect(bar).toBeHidden();
    await keyboard(0);
    await expect(bar).toBeVisible();
  });
  await test.step("stands within 380 px from the second visit on, the search within 72, also without a network", async () => {
    await untilHomeIsSaved(page);
    await comeBack(page);
    const search = page.getByRole("main").getByRole("searchbox");
    expect((await search.boundingBox())?.y).toBeLessThanOrEqual(72);
    expect(await highestPrice(page)).toBeLessThanOrEqual(380);
    gateway.cut();
    await page.reload();
    expect(await highestPrice(page)).toBeLessThanOrEqual(380);
    expect((await search.boundingBox())?.y).toBeLessThanOrEqual(72);
    gateway.network = "open";
  });
  await test.step("is a kept store's, within 330 px, and nothing moves for it, also without a network", async () => {
    await keepStore(page);
    await noteShifts(page);
    for (const isCut of [false, true]) {
      if (isCut) gateway.cut();
      await comeBack(page);
      const kept = page.getByRole("region", { name: "Kept stores" });
      const price = kept.getByText(/^\$\d+\.\d\d$/).first();
      await expect(price).toBeVisible();
      expect((await price.boundingBox())?.y).toBeLessThanOrEqual(330);
      expect(await highestPrice(page)).toBeLessThanOrEqual(330);
      await expect(kept.getByText(/Until|Opens|Closes|Closed|Open /).first()).toBeVisible();
      expect(await movedMoreThan(page, 0.01)).toEqual([]);
    }
  });
});

/** Counts taps while somebody finds something out. */
class Taps {
  count = 0;
  async on(control: Locator): Promise<void> {
    await control.click();
    this.count += 1;
  }
}

onScreen(
  "what one comes for has few taps, from a first visit to a kept store",
  async ({ page }) => {
    onScreen.slow();
    await page.addInitScript(() => {
      globalThis.print = () => document.body.setAttribute("data-printed", "");
    });
    await onScreen.step(
      "the first price on home stands on the first screen of a first visit, above the bar",
      async () => {
        await page.goto("/");
        const bar = await page.getByRole("navigation", { name: "Main" }).boundingBox();
        expect(await highestPrice(page)).toBeLessThanOrEqual((bar?.y ?? 0) - 20);
      },
    );
    await onScreen.step(
      "is this deal real: the deals say so in their rows, one tap from home",
      async () => {
        await comeBack(page);
        const taps = new Taps();
        const bar = page.getByRole("navigation", { name: "Main" });
        await taps.on(bar.getByRole("link", { name: "Deals" }));
        const verdict = page
          .getByText(/^(Lowest in \d+ days|Cheaper (in|on) [\w\s]+: \$[\d.]+)/)
          .first();
        await expect(verdict).toBeInViewport();
        expect(taps.count).toBe(1);
      },
    );
    await onScreen.step(
      "what may be bought today, a price to remember, a journal sheet: from home in one tap, a row in one, and two",
      async () => {
        await comeBack(page);
        const today = new Taps();
        await today.on(page.getByRole("main").getByRole("link", { name: /^Limits/ }));
        await expect(
          page.getByRole("heading", { level: 1, name: "Dispensary Limits" }),
        ).toBeVisible();
        await expect(page.getByText(/2\.5 oz/).first()).toBeInViewport();
        expect(today.count).toBe(1);

        await page.goto(`/dispensary-menus?store=${STORE}`);
        const remember = new Taps();
        await remember.on(page.getByRole("button", { name: /^Wishlist: / }).first());
        await expect(page.getByRole("link", { name: /^Saved/ })).toContainText("1");
        expect(remember.count).toBe(1);

        await page.goto("/");
        const sheet = new Taps();
        await sheet.on(page.getByRole("main").getByRole("link", { name: /^Grow/ }));
        await sheet.on(page.getByRole("button", { name: "Print", exact: true }).first());
        await expect(page.locator("body[data-printed]")).toBeAttached();
        expect(sheet.count).toBe(2);
      },
    );
    await onScreen.step(
      "of a product the price stands within 380 px, and its terpenes within two swipes",
      async () => {
        await page.goto(`/dispensary-menus?store=${STORE}`);
        await page.getByRole("list", { name: "Offers" }).getByRole("link").first().click();
        await expect(page.getByRole("heading", { name: "Where to find it" })).toBeVisible();
        expect(await firstPrice(page)).toBeLessThanOrEqual(380);
        // What can be done with it stands below one judgment, not below a chart.
        const bar = page.getByRole("button", { name: "Add to limits" });
        expect((await bar.boundingBox())?.y).toBeLessThanOrEqual(480);
        const terpenes = page.getByRole("list", { name: "Terpenes" });
        await expect(terpenes).toBeVisible();
        const top = (await terpenes.boundingBox())?.y ?? Infinity;
        expect(top).toBeLessThanOrEqual(3 * 844);
      },
    );
    await onScreen.step(
      "nothing at the lower edge lies under the bar, and the way up lies on no price and no word",
      async () => {
        await page.goto("/dispensary-menus?store=all");
        await expect(page.getByRole("list", { name: "Offers" })).toBeVisible();
        const stood = await page.getByRole("button", { name: "More", exact: true }).boundingBox();
        for (const y of [400, 900, 1_450, 2_010]) {
          await page.evaluate((to) => scrollTo(0, to), y);
          const up = page.getByRole("button", { name: "Scroll to top" });
          await expect(up).toBeVisible();
          const [button, bar, more] = [
            await up.boundingBox(),
            await page.getByRole("banner").first().boundingBox(),
            await page.getByRole("button", { name: "More", exact: true }).boundingBox(),
          ];
          if (button === null || bar === null) throw new Error("Both are there.");
          // It stands on the top bar's own ground, so it covers no price and no word that the bar does not.
          expect(button.y).toBeGreaterThanOrEqual(bar.y);
          expect(button.y + button.height).toBeLessThanOrEqual(bar.y + bar.height);
          // No way moves for it under a thumb.
          expect(more).toEqual(stood);
        }
      },
    );
    await onScreen.step(
      "the cheapest of a size at a kept store, a tenth here, as its card has the eighth: from home in two taps",
      async () => {
        await keepStore(page);
        await comeBack(page);
        const taps = new Taps();
        const kept = page.getByRole("region", { name: "Kept stores" });
        await taps.on(kept.getByRole("heading", { level: 3 }).getByRole("link"));
        await taps.on(page.getByRole("radio", { name: /^2\.83 g tenth/ }).locator(".."));
        await expect(page).toHaveURL(/size=2830mg/);
        const first = page.getByRole("list", { name: "Offers" }).getByRole("listitem").first();
        await expect(first).toContainText(/\$\d+\.\d\d/);
        expect(taps.count).toBe(2);
      },
    );
  },
);

onScreen("who near me, open now, has a strain cheapest: two taps and a word", async ({ page }) => {
  // In the sample's own hours: in the afternoon of the state.
  const stores = v.parse(StoresSchema, await (await page.request.get("/api/stores")).json());
  expect(stores.some(({ openingHours }) => openingHours !== null)).toBe(true);
  await page.clock.install();
  await page.clock.setFixedTime(new Date(`${new Date().toISOString().slice(0, 10)}T19:00:00Z`));
  await page.goto("/saved");
  const taps = new Taps();
  await taps.on(page.getByRole("link", { name: "Search" }));
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("gelato");
  // The answer stands before the list, and the list no further down for it.
  const cheapest = page.getByRole("link", { name: /^Cheapest/ });
  await expect(cheapest).toBeVisible();
  expect(await firstOfList(page)).toBeLessThanOrEqual(380);
  await taps.on(page.getByRole("button", { name: "Near me" }));
  // One of the cells is of an open one: the cheapest, or the nearest beside it.
  const nearest = page
    .getByRole("link", { name: /^(Nearest|Cheapest).* mi\b.*(closes|open 24 hours)/ })
    .first();
  await expect(nearest).toBeVisible();
  expect(taps.count).toBe(2);
  expect(await firstOfList(page)).toBeLessThanOrEqual(380);
  // The answer takes so much of the first screen, whether it is one or two.
  expect((await nearest.boundingBox())?.height).toBeLessThanOrEqual(96);
  await taps.on(page.getByRole("button", { name: "Open now" }));
  const first = page.getByRole("list", { name: "Products" }).getByRole("listitem").first();
  await expect(first).toContainText(/\$\d+\.\d\d/);
  await expect(first).toContainText(/ mi\b/);
  await expect(first).toContainText(/until|closes|open 24 hours/);
  await expect(cheapest.or(page.getByRole("link", { name: /^Nearest/ })).last()).toContainText(
    /(closes|open 24 hours).* mi\b|mi\b.*(closes|open 24 hours)/,
  );
  // Also where the cheapest and the nearest are two, and each has its cell.
  await page.getByRole("searchbox").fill("runtz");
  await expect(page.getByRole("link", { name: /^Cheapest.*Runtz/ })).toBeVisible();
  expect(await firstOfList(page)).toBeLessThanOrEqual(380);
  // And where names have two lines, and their sizes a place of their own.
  await page.getByRole("searchbox").fill("carts");
  const cells = page.getByRole("link", { name: /^(Cheapest per gram|Nearest open) / });
  await expect(cells.first()).toBeVisible();
  for (const cell of await cells.all())
    expect((await cell.boundingBox())?.height).toBeLessThanOrEqual(96);
});

test("what is searched for comes at once on a phone that has it: nothing is pushed down by the answer", async ({
  page,
}) => {
  await page.goto("/dispensary-menus?store=all");
  await untilSavedForOffline(page);
  await noteShifts(page);
  await page.goto("/search?q=gelato");
  await expect(page.getByRole("link", { name: /^Cheapest/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Products" })).toContainText(/\$\d+\.\d\d/);
  expect(await movedMoreThan(page, 0.01)).toEqual([]);
  // A size that the address asks for is in sight, however many more usual ones stand before it.
  await page.goto("/search?q=gelato&size=14150mg");
  await expect(page.getByRole("link", { name: /^Cheapest/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Half ounce" })).toBeInViewport({ ratio: 0.9 });
});

onScreen(
  "the first deal is the first thing of Deals: its plate within 185 px, its price within 250",
  async ({ page }) => {
    await page.goto("/dispensary-deals");
    const plate = page.getByRole("article").filter({ hasText: /^Cheapest / });
    await expect(plate).toBeVisible();
    expect((await plate.boundingBox())?.y).toBeLessThanOrEqual(185);
    expect(await highestPrice(page)).toBeLessThanOrEqual(250);
    await expect(plate.locator("time")).toHaveText(/ago$/);
  },
);

onScreen("vote in 16 matchups: 16 taps, the first of them within 380 px", async ({ page }) => {
  onScreen.slow();
  await signUp(
    page,
    somebody(),
    `/signup?redirect=${encodeURIComponent("/march-madness?view=vote")}`,
  );
  const open = page.getByText(/^Matchup \d+ of \d+,/);
  const count = Number(/of (\d+)/.exec(await open.innerText())?.[1]);
  const first = page.getByRole("button", { name: /Ranked \d+/ }).first();
  await expect(first).toBeEnabled();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(380);
  const taps = new Taps();
  // Each tap brings the next by itself: four say as much as sixteen, which the long form has.
  const wanted = Math.min(count, IS_EVERY ? 16 : 4);
  for (let voted = 1; voted <= wanted; voted += 1) {
    await taps.on(first);
    // Only what has come by itself can be tapped next.
    if (voted < count) await expect(open).toContainText(`Matchup ${String(voted + 1)} of`);
  }
  await expect(open).toContainText(new RegExp(`, ${String(wanted)} voted$`));
  expect(taps.count).toBe(wanted);
});

onScreen(
  "the first price of a wishlist stands within 380 px, and a trip's sum",
  async ({ page, gateway }) => {
    await openWithWishes(page, await sampleWishes(gateway.site, 6));
    expect(await firstPrice(page)).toBeLessThanOrEqual(380);
    await page.getByRole("button", { name: "Plan a trip" }).click();
    const total = page
      .getByRole("region", { name: "Plan a trip" })
      .getByText(/^\$[\d.]+$/)
      .first();
    await expect(total).toBeVisible();
    expect((await total.boundingBox())?.y).toBeLessThanOrEqual(380);
  },
);
