import type { Locator, Page } from "@playwright/test";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { movedMoreThan, noteShifts } from "../../support/browser/layoutShifts.ts";
import { answerMenu, justNow, largeMenu, listedProducts } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const MENU = "/dispensary-menus?store=bliss-kent";

test("a kept menu of 1,000 products opens, filters, sorts and searches without a network; a store that was never seen says so, and leads to it, and its products open with what it says of them", async ({
  page,
  gateway,
  context,
}) => {
  answerMenu(gateway, largeMenu(1_000));
  await page.goto(MENU);
  await page.getByRole("button", { name: "Keep for a visit" }).click();
  await expect(
    page.getByRole("button", { name: /^Kept for a visit, as of .+ · \d+ kB$/ }),
  ).toBeVisible();
  await untilSavedForOffline(page);
  gateway.cut();
  await page.close();

  const launched = await context.newPage();
  await launched.goto(MENU);
  await expect(launched.getByText("500 products")).toBeVisible();

  await launched.getByRole("radio", { name: /^Vape/ }).check();
  await launched.getByRole("button", { name: "Filters" }).click();
  await launched.getByLabel("Price up to, in dollars").fill("30");
  await launched.getByRole("button", { name: /^Show \d/ }).click();
  await expect(launched.getByText("200 products")).toBeVisible();
  await launched.getByLabel("Sort by").selectOption("Per 100 mg");
  await launched.getByLabel("Search name, brand or strain").fill("wikcer");
  await expect(launched.getByText("40 products")).toBeVisible();
  expect((await listedProducts(launched).allTextContents()).slice(0, 3)).toEqual([
    "Cart 1",
    "Cart 11",
    "Cart 21",
  ]);
  await expect(launched).toHaveURL(/category=vape&maxPrice=30&sort=100mg&q=wikcer/);

  await test.step("a store that was never seen says so, and leads to the saved menu, whose products open with what it says of them", async () => {
    await context.setOffline(true);
    await launched.goto("/dispensary-menus?store=somewhere-else");
    await expect(launched.getByText("Not saved on this device yet.")).toBeVisible();
    const saved = launched.getByRole("region", { name: "Saved on this device" });
    await saved.getByText("Bliss").click();
    await expect(launched.getByText("500 products")).toBeVisible();
    await launched.getByRole("link", { name: "Cart 1", exact: true }).click();
    await expect(launched.getByRole("heading", { level: 1, name: "Cart 1" })).toBeVisible();
    await expect(launched.getByText(/^From saved menus\b/)).toBeVisible();
    await expect(launched.locator("main header")).toContainText(/\$10\.05.*Bliss/);
    await expect(
      launched.getByText("The price history is not saved on this device."),
    ).toBeVisible();
  });
});

test(
  "a store that was never opened is shown from the saved list of all menus",
  { tag: "@long" },
  async ({ page, gateway }) => {
    await page.goto("/dispensary-menus");
    await page.getByRole("link", { name: "All stores in one list" }).click();
    // Of all answers this one takes longest to be made, once.
    await expect(page.getByText("4,800 prices")).toBeVisible({ timeout: 20_000 });
    await untilSavedForOffline(page);
    gateway.cut();
    await page.goto("/dispensary-menus");
    await page.getByRole("link", { name: "Tin Lantern Dispensary" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "Tin Lantern" })).toBeVisible();
    await expect(page.getByText("40 products")).toBeVisible();
  },
);

onScreen(
  "a name of 10,000 characters breaks nothing",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const name = "Long".repeat(2_500);
    answerMenu(gateway, [
      offer({ product: product({ name, brand: name }), observedAt: justNow() }),
    ]);
    await page.goto(MENU);
    for (const width of [360, 1_024, 1_440]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByText("1 product", { exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expect(page.getByText("$30.00")).toBeVisible();
    }
  },
);

onScreen(
  "Back returns to the row of the list that was left; on a desk a menu fits its window, its columns stay as wide while it scrolls, and their heads in sight",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/dispensary-menus?store=all");
    await onScreen.step("Back returns to the row of the list that was left", () =>
      expectWayBack(page),
    );
    await onScreen.step("on a desk a menu fits its window", async () => {
      const table = page.getByRole("table", { name: "Offers" });
      const heads = table.getByRole("columnheader");
      const widths = () =>
        heads.evaluateAll((all) =>
          all.map((head) => Math.round(head.getBoundingClientRect().width)),
        );
      for (const width of [1_280, 1_366, 1_440, 1_536]) {
        await page.setViewportSize({ width, height: 768 });
        await page.evaluate(() => scrollTo(0, 0));
        await expect(table).toBeVisible();
        // The filters stand beside the table from here on, and take room of it.
        await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(
          width >= 1_360 ? 1 : 0,
        );
        await expect.poll(() => page.evaluate(() => document.body.scrollWidth)).toBe(width);
        const first = await widths();
        for (const y of [1_600, 3_200]) {
          await page.evaluate((to) => scrollTo(0, to), y);
          await expect(table.getByRole("rowheader").first()).toBeAttached();
          await expect(heads.first()).toBeInViewport({ ratio: 1 });
          expect(await widths()).toEqual(first);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    });
  },
);

onScreen(
  "at the end of a short list on a desk the search stays below the top bar, and what sticks covers no line by half",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(6));
    for (const height of [720, 900]) {
      await page.setViewportSize({ width: 1_440, height });
      await page.goto(MENU);
      const count = page.getByText("3 products");
      await expect(count).toBeVisible();
      await page.evaluate(() => scrollTo(0, 10_000));
      const bottomOf = async (of: Locator) => {
        const box = await of.boundingBox();
        return box === null ? NaN : box.y + box.height;
      };
      const bar = await bottomOf(page.getByRole("banner").first());
      const search = page.getByLabel("Search name, brand or strain");
      await expect
        .poll(async () => (await search.boundingBox())?.y ?? 0)
        .toBeGreaterThanOrEqual(bar);
      const chips = await bottomOf(page.getByRole("radiogroup", { name: "Category" }));
      expect(await bottomOf(count)).toBeLessThanOrEqual(chips);
      await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 0.9 });
    }
  },
);

onScreen(
  "Back returns to the row of the table that was left",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/dispensary-menus?store=all");
    await expectWayBack(page);
  },
);

test(
  "a server that takes the call and never answers is said after two seconds, with Retry",
  { tag: "@long" },
  async ({ page, gateway }) => {
    await page.goto("/growing-tool");
    await untilSavedForOffline(page);
    gateway.network = "silent";
    await page.goto(MENU);
    const said = page.getByText("The server has not answered yet.");
    const waits = (milliseconds: number) =>
      said.evaluate((line, time) => {
        for (const animation of line.getAnimations()) {
          animation.pause();
          animation.currentTime = time;
        }
      }, milliseconds);
    await waits(1_900);
    await expect(said).toBeHidden();
    await waits(2_100);
    await expect(said).toBeVisible();
    // The browser believes in its connection; the silence tells.
    await expect(page.getByText("Weak signal", { exact: true })).toBeVisible();
    gateway.network = "open";
    answerMenu(gateway, largeMenu(3));
    // What else the page has asked for may be answered first, and bring the menu.
    const menu = page.getByText("2 products");
    await page.getByRole("button", { name: "Retry" }).or(menu).first().click();
    await expect(menu).toBeVisible();
    await expect(page.getByText("Weak signal", { exact: true })).toBeHidden();
  },
);

onScreen("on a desk all kinds of a menu stand in one line", async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto("/dispensary-menus?store=all");
  const kinds = page.getByRole("radiogroup", { name: "Category" }).locator("label");
  await expect(kinds.last()).toHaveText(/^All/);
  expect(await kinds.count()).toBeGreaterThan(6);
  const tops = await kinds.evaluateAll((all) =>
    all.map((kind) => kind.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

onScreen(
  "on a phone what sticks above a menu takes one line while one reads on; a bit upwards, or the field itself, brings the rest back, and nothing moves",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(400));
    await page.setViewportSize({ width: 390, height: 844 });
    await noteShifts(page);
    await page.goto(MENU);
    await expect(page.getByText("200 products")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await movedMoreThan(page, 0);
    await page.getByRole("button", { name: "Search this list" }).click();
    const field = page.getByRole("searchbox", { name: "Search name, brand or strain" });
    await expect(field).toBeFocused();
    // What is worked in does not fold.
    await field.blur();
    const chip = page.getByRole("radio", { name: /^Flower/ }).locator("..");
    const scroll = (by: number) => page.evaluate((y) => scrollBy(0, y), by);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    await scroll(300);
    await scroll(300);
    // The field is behind the top bar, and the line of chips alone below it.
    await expect.poll(() => top(chip)).toBeLessThanOrEqual(112 - 44);
    expect(await top(chip)).toBeGreaterThanOrEqual(56);
    expect((await chip.boundingBox())?.height).toBe(44);
    expect(await top(field)).toBeLessThan(20);
    await scroll(-40);
    await expect.poll(() => top(field)).toBeGreaterThanOrEqual(56);
    await field.focus();
    await scroll(300);
    await expect.poll(() => top(field)).toBeGreaterThanOrEqual(56);
    expect(await movedMoreThan(page, 0.01)).toEqual([]);
  },
);

/** From the menus of all stores to a product, and back to where its row stood. */
async function expectWayBack(page: Page): Promise<void> {
  await expect(page.getByText("4,800 prices")).toBeVisible({ timeout: 20_000 });
  // What comes after the first paint makes room for itself above the list.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 20_000));
  const rows = listedProducts(page);
  await expect
    .poll(() =>
      rows
        .first()
        .boundingBox()
        .then((box) => box?.y ?? -9e9),
    )
    .toBeGreaterThan(-2_000);
  // One in the midst of the screen, by its place: a store may have a product in many sizes.
  const index = await page.evaluate(() =>
    [...document.querySelectorAll("[data-index]")]
      .find((each) => each.getBoundingClientRect().y > 300)
      ?.getAttribute("data-index"),
  );
  const row = page
    .locator(`[data-index="${index ?? ""}"]`)
    .getByRole("link")
    .first();
  const name = (await row.textContent()) ?? "";
  const place = async () => (await row.boundingBox())?.y;
  // Rows that have just come in are measured a frame later, and what is below them moves.
  let left = 0;
  const rests = async () => {
    const before = left;
    left = (await place()) ?? 0;
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return left === before;
  };
  await expect.poll(rests).toBe(true);
  await row.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("4,800 prices")).toBeVisible();
  await expect.poll(async () => Math.abs(((await place()) ?? -9e9) - left)).toBeLessThan(8);
}

onScreen(
  "what marks a compared row on a phone covers no figure of it",
  async ({ page, gateway }) => {
    answerMenu(gateway, largeMenu(20));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(MENU);
    const row = page.getByRole("list", { name: "Offers" }).getByRole("listitem").first();
    await row.getByRole("button", { name: /^More: / }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /compare/i })
      .click();
    const sign = row.getByRole("button", { name: /^More: .+, compared$/ });
    await expect(sign).toBeVisible();
    const painted = await sign.evaluate((button) => {
      const { paddingTop, borderTopWidth } = getComputedStyle(button);
      return (
        button.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth)
      );
    });
    const figure = await row.locator("strong").boundingBox();
    expect(painted).toBeGreaterThanOrEqual((figure?.y ?? 0) + (figure?.height ?? 0) - 1);
  },
);
