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
  await editFirstWish(page);
  await page.getByLabel("Target price in dollars").fill("cheap");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Write a price such as 25 or 24.99.")).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  const wrong: number[] = [];
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const is = await page.evaluate(() => document.documentElement.scrollWidth);
    if (is !== width) wrong.push(width);
  }
  expect(wrong).toEqual([]);
});
