import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { NETWORK_ERRORS, expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { openWithWishes, sampleWishes } from "../../support/browser/wishlistPage.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: NETWORK_ERRORS });

const A_STORE = "/dispensary-menus?store=sample-brass-cricket-massillon";

test(
  "axe finds nothing with tax on, nothing is cut off, and nothing scrolls sideways",
  { tag: "@long" },
  async ({ page, gateway }) => {
    test.slow();
    await showInBothThemes(page);
    await page.addInitScript(() => localStorage.setItem("with_tax", "on"));
    const about = page.getByText(/\babout \$/).first();
    const look = async (screen: string) => {
      await expect(about, screen).toBeVisible();
      expect(await violations(page), screen).toEqual([]);
      const cut = await page
        .locator("main p, main summary")
        .evaluateAll((all) =>
          all
            .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.checkVisibility())
            .map(({ textContent }) => textContent),
        );
      expect(cut, screen).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, screen).toBe(390);
    };
    await page.goto(A_STORE);
    await look("menu");
    await page
      .getByRole("button", { name: /^More: / })
      .first()
      .click();
    await page.getByRole("button", { name: /^Add to limits: / }).click();
    await page.getByRole("list", { name: "Offers" }).getByRole("link").first().click();
    await expect(page.getByRole("region", { name: "At the register" })).toBeVisible();
    await look("product");
    await page.goto("/dispensary-deals");
    await look("deals");
    await page.goto("/dispensary-limits");
    await look("basket");
    await openWithWishes(page, await sampleWishes(gateway.url, 4));
    await look("wishlist");
    await page.getByRole("button", { name: "Plan a trip" }).click();
    await look("trip");
  },
);
