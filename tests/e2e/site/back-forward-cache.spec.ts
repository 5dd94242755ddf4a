import { signUp, somebody } from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";

// Playwright switches this cache off; with it on, an answer that forbids keeping shows.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
});

test(
  "a page that one comes back to is there as it was left",
  { tag: "@long" },
  async ({ page }) => {
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
  },
);

test.describe("with something unsent", () => {
  test.use({ expectedErrors: NETWORK_ERRORS });

  test("a page that one comes back to sends it", { tag: "@long" }, async ({ page, gateway }) => {
    const wish = "/api/wishlist/strain:blue-dream";
    await signUp(page, somebody());
    await untilSavedForOffline(page);
    gateway.cut();
    await page.goto("/strain-genetics/blue-dream");
    await page.getByRole("button", { name: /^Wishlist: / }).click();
    const waiting = page.getByRole("button", { name: "Waiting to send (1)" });
    await expect(waiting).toBeVisible();
    await page.goto("about:blank");
    gateway.asked.length = 0;
    gateway.network = "open";
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => gateway.count(wish)).toBe(1);
    await expect(waiting).toBeHidden();
  });
});
