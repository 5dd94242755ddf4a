import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test("an alias's address becomes the screen's own, and keeps its filters and its part", async ({
  page,
}) => {
  await page.goto("/Changelog/?from=elsewhere#content");
  await expect(page).toHaveTitle("Change Log | Ohio Cannabis Community");
  await expect(page).toHaveURL("/change-log?from=elsewhere#content");
});

test("a navigation scrolls to the top and moves the focus to the heading; Back restores the position", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("heading", { name: /Southwest Top Deals/ }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Growing Tool" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Growing Tool" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Homepage/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("the scroll-to-top button appears after 50 px and leads up", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /Southwest Top Deals/ })).toBeVisible();
  const button = page.getByRole("button", { name: "Scroll to top" });
  await page.evaluate(() => scrollTo(0, 50));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 51));
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the skip link leads past the menu", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
