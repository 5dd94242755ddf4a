import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { expect, onScreen } from "../../support/browser/fixtures.ts";
import { tooLow } from "../../support/browser/tooLow.ts";

const SCREEN = "/introduction";

onScreen(
  "the contents lead to each part by the keyboard, and the address names it",
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(SCREEN);
    const way = page.getByRole("link", { name: "What is kept where" });
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${SCREEN}#privacy`);
    const part = page.getByRole("region", { name: "What is kept where" });
    await expect(part).toBeFocused();
    await expect(part.getByRole("heading", { name: "What is kept where" })).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(part.getByRole("link", { name: "profile" })).toBeFocused();
  },
);

const SCREENS = [SCREEN, "/resources", "/other-maps"];

onScreen(
  "axe finds nothing on a phone, nothing scrolls sideways from 320 to 1440 px, and everything is big enough to tap",
  { tag: "@long" },
  async ({ page }) => {
    await showInBothThemes(page);
    await page.goto("/social");
    await page.setViewportSize({ width: 360, height: 740 });
    await openWithin(page, "/resources?kind=Safety&view=Growers");
    expect(await violations(page), "chosen resources").toEqual([]);
    for (const address of SCREENS) {
      await page.setViewportSize({ width: 360, height: 740 });
      await openWithin(page, address);
      expect(await violations(page), address).toEqual([]);
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const what = `${address} at ${String(width)} px`;
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
          .toBe(width);
        const small = await tooLow(
          page
            .locator("main")
            .locator("button:visible, nav a:visible, article div > a:visible, label:visible"),
          width,
        );
        expect(small, what).toEqual([]);
      }
    }
  },
);
