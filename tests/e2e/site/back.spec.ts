import type { Page } from "@playwright/test";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test.describe("Back on a list", () => {
  test(
    "undoes the last filter, one at a time, and then leaves",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/");
      await page.goto("/dispensary-deals");
      await page.getByRole("combobox", { name: "Region" }).selectOption("Northeast");
      await expect(page).toHaveURL(/region=Northeast/);
      await page.getByRole("radio", { name: /^Vape/ }).check();
      await expect(page).toHaveURL(/section=vape/);
      await page.goBack();
      await expect(page).toHaveURL("/dispensary-deals?region=Northeast");
      await page.goBack();
      await expect(page).toHaveURL("/dispensary-deals");
      await page.goBack();
      await expect(page).toHaveURL("/");
    },
  );

  test("undoes what was typed, once for each pause", { tag: "@long" }, async ({ page }) => {
    await page.goto("/strain-genetics");
    const search = page.getByLabel("Search strains");
    await search.fill("blue");
    await expect(page).toHaveURL("/strain-genetics?q=blue");
    await page.goBack();
    await expect(page).toHaveURL("/strain-genetics");
    await expect(search).toHaveValue("");
  });
});

test.describe("Back with something open", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const dialog = (page: Page) => page.getByRole("dialog");
  const drawer = (page: Page) => page.getByRole("complementary", { name: "Site menu" });
  /** Playwright's own click scrolls up to a bar that sticks. */
  const tap = (page: Page, name: string) =>
    page.getByRole("button", { name }).dispatchEvent("click");
  const openAlerts = (page: Page) => tap(page, "Notifications");
  const openMenu = (page: Page) => tap(page, "Open menu");

  /** Home, and from there a screen of the application. */
  async function onSecondScreen(page: Page): Promise<void> {
    await page.goto("/");
    await openMenu(page);
    await drawer(page).getByRole("link", { name: "Deals" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Deals" })).toBeFocused();
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await expect(page).toHaveURL("/dispensary-deals");
    await expect(drawer(page)).toBeHidden();
  }

  test("closes it, and stays on the screen where it was read", async ({ page }) => {
    await onSecondScreen(page);
    const place = 300;
    await page.evaluate((y) => scrollTo(0, y), place);
    for (const [open, opened] of [
      [openAlerts, dialog],
      [openMenu, drawer],
    ] as const) {
      await open(page);
      await expect(opened(page)).toBeVisible();
      await page.goBack();
      await expect(opened(page)).toBeHidden();
      await expect(page).toHaveURL("/dispensary-deals");
      expect(await page.evaluate(() => scrollY)).toBe(place);
    }
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test(
    "leaves nothing behind that was closed by its button, by Escape or by a reload",
    { tag: "@long" },
    async ({ page }) => {
      await onSecondScreen(page);
      await openAlerts(page);
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toBeHidden();
      await openAlerts(page);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await openAlerts(page);
      await expect(dialog(page)).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: "Deals" })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(history.state, "isGuard")))
        .toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL("/");
      await page.goForward();
      await expect(page).toHaveURL("/dispensary-deals");
      // What was open is not there to go forward to, either.
      await page.goForward().catch(() => null);
      await expect(dialog(page)).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/");
    },
  );

  test(
    "closes a panel first, and undoes afterwards what was chosen in it",
    { tag: "@long" },
    async ({ page }) => {
      await onSecondScreen(page);
      await page.getByRole("button", { name: /^Filters/ }).click();
      await dialog(page).getByLabel("Price").selectOption("20");
      await expect(page).toHaveURL("/dispensary-deals?maxPrice=20");
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL("/dispensary-deals?maxPrice=20");
      await page.goBack();
      await expect(page).toHaveURL("/dispensary-deals");
      await page.goBack();
      await expect(page).toHaveURL("/");
    },
  );
});
