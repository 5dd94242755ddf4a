import { expect, type Page } from "@playwright/test";

/**
 * Opens another screen in the application that is open, as its links do: a look at every screen
 * needs no start of the application for each, which takes most of the processor time of a short test.
 *
 * @param address of the site, with path and search, of another screen than the one that is open
 */
export async function openWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll("h1")) left.dataset["left"] = "";
    history.pushState(null, "", to);
  }, address);
  await expect(page.locator("h1:not([data-left])").first(), address).toBeVisible();
}
