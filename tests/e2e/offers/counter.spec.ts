import type { Locator, Page } from "@playwright/test";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { answerMenu, justNow, listedProducts } from "../../support/data/menus.ts";
import { offer, product } from "../../support/data/offers.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";

/** Someone at a counter, with a phone and twenty seconds: how many taps, and how far down. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedErrors: NETWORK_ERRORS });

const MENU = "/dispensary-menus?store=bliss-kent";

let codes = 0;
const named = (name: string, more: Partial<StoreOffer> = {}) =>
  offer({
    observedAt: justNow(),
    ...more,
    product: product({ name, ...more.product, code: `t${String((codes += 1))}` }),
  });

/** Counts what a visitor has to tap. */
function countingTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

/** How far down the first price of the list begins, in CSS pixels. */
const firstPrice = (page: Page) =>
  page
    // What is paid, and not what it is instead of.
    .locator("main strong")
    .getByText(/^\$\d/)
    .first()
    .evaluate((price) => price.getBoundingClientRect().top);

onScreen(
  "on a phone the cheapest eighth of a store is three taps away from a cold start, its chip whole, and a row of a menu hardly higher than 64 px",
  async ({ page, gateway }) => {
    const eighth = { sizeKey: "3500mg", sizeLabel: "3.5g", netMg: 3_500 };
    const larger = (netMg: number) =>
      named(`Buds ${String(netMg)}`, { netMg, sizeKey: `${String(netMg)}mg` });
    answerMenu(gateway, [
      named("Tenth", { salePriceCents: 2_000, saleConditions: "none" }),
      named("Dear eighth", { ...eighth, priceCents: 4_000 }),
      named("Cheap eighth", {
        sizeKey: "3540mg",
        sizeLabel: "3.54g",
        netMg: 3_540,
        priceCents: 2_500,
      }),
      larger(7_000),
      larger(14_000),
    ]);
    const chip = page.getByRole("radio", { name: /^3\.5\d? g eighth/ }).locator("..");
    await page.goto("/");
    await onScreen.step("the cheapest eighth is three taps away, its chip whole", async () => {
      const { tap, taps } = countingTaps();
      const bar = page.getByRole("navigation", { name: "Main" });
      await tap(bar.getByRole("link", { name: "Menus" }));
      await tap(page.getByRole("link", { name: "Bliss" }));
      await expect(chip).toBeVisible();
      const box = await chip.boundingBox();
      expect((box?.x ?? 390) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16);
      await tap(chip);
      await expect(page.getByText("2 products")).toBeVisible();
      expect(taps()).toBeLessThanOrEqual(3);
      await expect(listedProducts(page).first()).toHaveText("Cheap eighth");
      expect(await firstPrice(page)).toBeLessThanOrEqual(340);
      // What is chosen goes along to the next list.
      await page.getByRole("button", { name: "Clear size" }).tap();
    });
    await onScreen.step(
      "a row has its price, unit prices and age, which the head of one store's menu says to the eye; of all stores, with the store a line more",
      async () => {
        for (const { address, most, age } of [
          { address: "/dispensary-menus?store=all", most: 88, age: "static" },
          { address: MENU, most: 72, age: "absolute" },
        ]) {
          await openWithin(page, address);
          const row = page.locator("main article").filter({ hasText: "Tenth" });
          for (const text of ["$20.00", "$7.07/g", "$2.94/100 mg", "Ninefold", "2.83 g", "Seen"])
            await expect(row).toContainText(text);
          await expect(row.getByText("1 h ago")).toHaveCSS("position", age);
          expect(Math.max(...(await rowHeights(page)))).toBeLessThanOrEqual(most);
        }
      },
    );
  },
);

onScreen(
  "the first deal's price stands in the upper half of the screen, and a phone on its side has search and chips at the top of a menu, and no more than the bars while its list scrolls",
  async ({ page }) => {
    await onScreen.step(
      "the first deal's price stands in the upper half of the screen",
      async () => {
        await page.goto("/dispensary-deals");
        await expect(page.getByText(/^(?:from )?[\d,]+ deals/)).toBeVisible({ timeout: 20_000 });
        expect(await firstPrice(page)).toBeLessThanOrEqual(380);
        const heights = await rowHeights(page);
        expect(Math.min(...heights)).toBeLessThanOrEqual(92);
      },
    );
    await onScreen.step("a phone on its side", async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      await openWithin(page, "/dispensary-menus?store=all");
      const search = page.getByLabel("Search name, brand or strain");
      await expect(search).toBeInViewport();
      await expect(page.getByText(/^[\d,]+ prices/)).toBeVisible({ timeout: 20_000 });
      await page.evaluate(() => scrollTo(0, 900));
      await expect(search).not.toBeInViewport();
      const [top, rail] = await Promise.all([
        page.getByRole("banner").boundingBox(),
        page.getByRole("navigation", { name: "Main" }).boundingBox(),
      ]);
      expect(top?.height).toBeLessThanOrEqual(390 / 6);
      expect(rail?.width).toBeLessThanOrEqual(844 / 12);
    });
  },
);

onScreen(
  "an old menu says so and how old it is, its first price stands as high and is quieter than what holds",
  async ({ page, gateway }) => {
    const observedAt = new Date(Date.now() - 5 * 86_400_000).toISOString();
    answerMenu(gateway, [named("Buds", { observedAt })], { observedAt });
    await page.goto(MENU);
    await expect(page.getByText(/^Old menu\. Seen 5 days ago/)).toBeInViewport();
    expect(await firstPrice(page)).toBeLessThanOrEqual(380);
    const price = page.getByRole("list", { name: "Offers" }).locator("strong").first();
    await expect(price).toHaveCSS("font-weight", "500");
    await page.setViewportSize({ width: 1_280, height: 800 });
    await expect(page.getByRole("table").locator("td strong").first()).toHaveCSS(
      "font-weight",
      "500",
    );
  },
);

/** Heights of the rows in view, in CSS pixels; what stands for the list above them is a piece of its own. */
const rowHeights = (page: Page) =>
  page
    .locator("main li article")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

onScreen(
  "edibles by what 100 mg of THC cost are one tap away on a menu",
  { tag: "@long" },
  async ({ page, gateway }) => {
    const edible = (name: string, thcMg: number) =>
      named(name, {
        product: product({ category: "edible", name }),
        sizeKey: `${String(thcMg)}mg`,
        sizeLabel: `${String(thcMg)}mg`,
        netMg: null,
        thcMg,
      });
    answerMenu(gateway, [named("Buds"), edible("Weak", 50), edible("Strong", 110)]);
    await page.goto(MENU);
    const { tap, taps } = countingTaps();
    await tap(page.getByRole("radio", { name: /^Edibles/ }).locator(".."));
    await expect(listedProducts(page)).toHaveText(["Strong", "Weak"]);
    expect(taps()).toBe(1);
    await expect(page.getByText("$27.27/100 mg", { exact: true })).toBeVisible();
  },
);

test("a kept menu stands at once without a signal, its first price in the upper half", async ({
  page,
  gateway,
}) => {
  answerMenu(gateway, [named("Buds")]);
  await page.goto(MENU);
  const { tap, taps } = countingTaps();
  await tap(page.getByRole("button", { name: "Keep for a visit" }));
  await expect(page.getByRole("button", { name: /^Kept for a visit/ })).toBeVisible();
  expect(taps()).toBe(1);
  await untilSavedForOffline(page);
  gateway.cut();
  await page.goto(MENU);
  await expect(page.getByText("$30.00")).toBeVisible();
  expect(await firstPrice(page)).toBeLessThanOrEqual(340);
});
