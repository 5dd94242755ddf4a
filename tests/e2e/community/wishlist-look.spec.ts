import type { Page } from "@playwright/test";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { printedSheets } from "../../support/browser/printedSheets.ts";
import { editFirstWish, openWithWishes, sampleWishes } from "../../support/browser/wishlistPage.ts";

test("a wishlist of 20 prints on one Letter page from both themes; axe finds nothing with its entries, a form and a trip, and nothing scrolls sideways", async ({
  page,
  gateway,
}) => {
  test.slow();
  await showInBothThemes(page);
  await openWithWishes(page, await sampleWishes(gateway.site, 20));
  await test.step("a wishlist of 20 prints on one Letter page", async () => {
    await expect(page.getByRole("heading", { name: "Not available (1)" })).toBeVisible();
    for (const theme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("body.dark")).toHaveCount(theme === "dark" ? 1 : 0);
      expect(await printedSheets(page), theme).toEqual([{ width: 612, height: 792 }]);
    }
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole("heading", { name: /^Available now/ })).toBeVisible();
  await page.getByRole("button", { name: "Plan a trip" }).click();
  await page.getByText("Change what to get, stores or budget").click();
  await page.getByLabel("Budget in dollars").fill("a lot");
  await expect(page.getByText("Write a price such as 25 or 24.99.")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  // On a phone a trip has the screen to itself, and the switch leads back to the list.
  await expect(page.getByRole("heading", { name: /^Available now/ })).toBeHidden();
  await sideways(page);
  await page.getByRole("button", { name: "List", exact: true }).click();
  await editFirstWish(page);
  await page.getByLabel("Target price in dollars").fill("cheap");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Write a price such as 25 or 24.99.")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await sideways(page);
});

/** Nothing scrolls sideways at any width; a phone's is left behind. */
async function sideways(page: Page): Promise<void> {
  const wrong: number[] = [];
  for (const width of [1440, 768, 320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const is = await page.evaluate(() => document.documentElement.scrollWidth);
    if (is !== width) wrong.push(width);
  }
  expect(wrong).toEqual([]);
}

test("a row with a remembered price stays low, the ways to go stand beside each other on a phone, and on a desk a trip before its list", async ({
  page,
  gateway,
}) => {
  const seen = {
    cents: 987_600,
    size: { key: "1mg", name: "1 mg" },
    store: { slug: "elsewhere", name: "Elsewhere" },
    at: "2026-08-03T17:00:00.000Z",
  };
  const wishes = await sampleWishes(gateway.site, 6);
  await page.setViewportSize({ width: 390, height: 844 });
  // What a store asked before stands in the place of what is remembered: none of it comes here.
  await page.route("**/api/products/**", () => {});
  for (const each of wishes) Object.assign(each, { note: "", targetCents: null, unit: null, seen });
  await openWithWishes(page, wishes);
  const rows = page.getByRole("region", { name: /^Available now/ }).getByRole("listitem");
  const saved = rows
    .locator("[aria-hidden=true]")
    .getByText("Added at $9876.00 (1 mg), other store");
  await expect(saved.first()).toBeVisible();
  // What is remembered is one line, in the room that the signs need anyway; a name may take two.
  const lines = () =>
    saved.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  const low = () =>
    rows.evaluateAll((all) => Math.min(...all.map((row) => row.getBoundingClientRect().height)));
  expect(Math.max(...(await lines()))).toBeLessThanOrEqual(20);
  expect(await low()).toBeLessThanOrEqual(110);
  await page.getByRole("button", { name: "Plan a trip" }).click();
  const trip = page.getByRole("region", { name: "Plan a trip" });
  const ways = trip.getByRole("group", { name: "Which trip" }).getByRole("button");
  // Two or three, by what the sample has on the day.
  await expect(ways.nth(1)).toBeVisible();
  const boxes = await ways.evaluateAll((all) =>
    all.map((way) => {
      const { top, height } = way.getBoundingClientRect();
      return { top, height };
    }),
  );
  const [first, second] = boxes;
  expect(second?.top).toBe(first?.top);
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(104);
  await ways.last().click();
  await page.reload();
  // The address says that a trip is planned.
  await expect(ways.last()).toHaveAttribute("aria-pressed", "true");

  await page.setViewportSize({ width: 1_440, height: 900 });
  await expect(async () => {
    const list = await rows.first().boundingBox();
    const plan = await trip.boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual((plan?.x ?? 0) + (plan?.width ?? 0));
    expect(Math.abs((list?.y ?? 0) - (plan?.y ?? 0))).toBeLessThanOrEqual(120);
  }).toPass();
  expect(await low()).toBeLessThanOrEqual(110);
  // Rows were lower than their words, which lay over the names below.
  const cut = await rows.evaluateAll(
    (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length,
  );
  expect(cut).toBe(0);
  // Whatever is scrolled, nothing lies over the ways: the answer did, and hid what one was about to choose.
  const uncovered = await ways.evaluateAll((all) =>
    all.map((way) => {
      way.scrollIntoView({ block: "start" });
      const { left, top, width, height } = way.getBoundingClientRect();
      return way.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  expect(uncovered).not.toContain(false);
});
