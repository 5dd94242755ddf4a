import type { Page } from "@playwright/test";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { answerMenu, justNow } from "../../support/data/menus.ts";
import { offer } from "../../support/data/offers.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { expectHeadingOnPaper } from "../../support/browser/paper.ts";
import { tooLow } from "../../support/browser/tooLow.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const LIST = "/strain-genetics";

const shelf = (page: Page) => page.getByRole("region", { name: "On menus now" });

onScreen("the list jumps to letters", { tag: "@long" }, async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole("button", { name: "W", exact: true }).click();
  await expect(page.getByRole("heading", { name: "W", exact: true })).toBeFocused();
  await expect(page.getByRole("link", { name: "Wedding Cake" })).toBeInViewport();
});

test("tells a first visitor with a connection where a strain is and what has most of a terpene, and keeps it", async ({
  page,
  gateway,
}) => {
  await page.goto("/strain-genetics/blue-dream");
  // The line below its name, which no menu of this phone could say.
  const told = page.getByRole("link", { name: /^\S+ from \$[\d.]+ for .+ in \d+ stores$/ });
  await expect(told).toBeVisible();
  await untilCopied(page, "strain-offers", "blue-dream");
  // A page that begins while its worker does may stay without it until it is loaded again.
  await untilSavedForOffline(page);
  await page.goto("/terpenes/myrcene");
  const ranked = page.getByText(/[\d,]+ labels of the last 72 hours/);
  await expect(ranked).toBeVisible();
  const flower = page.getByRole("region", { name: "Flower", exact: true }).getByRole("listitem");
  await expect(flower).toHaveCount(3);
  await untilCopied(page, "terpene-products", "myrcene");
  gateway.cut();
  await page.reload();
  await expect(ranked).toBeVisible();
  await expect(flower).toHaveCount(3);
  await page.goto("/strain-genetics/blue-dream");
  await expect(told).toBeVisible();
  await expect(shelf(page).getByText(/ ago$/).first()).toBeVisible();
  // What the drawing shows was never opened, and needs no signal.
  await page.getByRole("button", { name: "What this drawing shows" }).click();
  const petals = page.getByRole("dialog").getByRole("list", { name: "Petals" });
  await expect(petals.getByText("Myrcene")).toBeVisible();
});

onScreen("axe finds nothing on a phone", async ({ page, gateway }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await showInBothThemes(page);
  await page.goto(LIST);
  await expect(page.getByText("134 strains")).toBeVisible();
  expect(await violations(page), "the list").toEqual([]);
  await page.getByLabel("Search strains").fill("nothing like this");
  await expect(page.getByText(/No match among our 134/)).toBeVisible();
  expect(await violations(page), "nothing found").toEqual([]);
  await openWithin(page, "/strain-genetics/geltao");
  await expect(page.getByRole("list", { name: "Nearest names" })).toBeVisible();
  expect(await violations(page), "an unknown name").toEqual([]);

  answerMenu(gateway, [offer({ observedAt: justNow() })]);
  await openWithin(page, "/dispensary-menus?store=bliss-kent");
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await untilCopied(page, "menu", "bliss-kent");
  await openWithin(page, "/strain-genetics/blue-dream");
  await page.getByText(/^By region: /).click();
  await page.getByText("Northeast").click();
  expect(await violations(page), "a strain").toEqual([]);
  await page.getByRole("button", { name: "What this drawing shows" }).click();
  await expect(page.getByRole("dialog").getByText(/^Drawn from the labels/)).toBeVisible();
  expect(await violations(page), "what its drawing shows").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectHeadingOnPaper(page);
  await page.emulateMedia({ media: "screen" });
  await openWithin(page, "/strain-genetics/og-kush");
  await page.getByText("As a list").click();
  await page.getByRole("button", { name: "Show 4 children of Purple Punch" }).click();
  expect(await violations(page), "a large lineage, opened").toEqual([]);
});

onScreen(
  "nothing scrolls sideways from 320 to 1440 px, and everything is big enough to tap, on a desk for a mouse",
  { tag: "@long" },
  async ({ page }) => {
    for (const address of [LIST, "/strain-genetics/og-kush", "/strain-genetics/gelatoo"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const width of [320, 360, 768, 1440]) {
        await page.setViewportSize({ width, height: 740 });
        const what = `${address} at ${String(width)} px`;
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
          .toBe(width);
        const small = await tooLow(
          page
            .locator("main")
            .locator(
              "button:visible, select:visible, summary:visible, label:has(input[type=radio])",
            ),
          width,
        );
        expect(small, what).toEqual([]);
      }
    }
  },
);
