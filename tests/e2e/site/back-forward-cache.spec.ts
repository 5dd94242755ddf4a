import { expect, test } from "../../support/browser/fixtures.ts";

// Playwright switches this cache off; with it on, an answer that forbids keeping shows.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test("a page that one comes back to is there as it was left", async ({ page }) => {
  await page.goto("/growing-tool");
  await page.getByLabel("Strain name").fill("Afghani");
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.body.dataset["persisted"] = String(persisted);
    });
  });
  await page.goto("about:blank");
  // The driver waits for a load that a kept page does not have.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("body")).toHaveAttribute("data-persisted", "true");
  await expect(page.getByLabel("Strain name")).toHaveValue("Afghani");
});
