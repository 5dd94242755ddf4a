import type { Locator, Page } from "@playwright/test";
import { showInBothThemes } from "../../support/browser/axe.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { BASKET, openWith } from "../../support/browser/limitsPage.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { printedSheets } from "../../support/browser/printedSheets.ts";

/** Screens that are printed for what they say, each opened in the application that is open. */
test("paper has what each screen says, black on white, without the shell and what one taps, from both themes", async ({
  page,
}) => {
  test.slow();
  await showInBothThemes(page);
  await openWith(page, { basket: BASKET });
  await test.step("a basket prints on one Letter sheet", () =>
    onPaper(page, async (theme) => {
      await expect(heading(page, "Limits basket")).toBeVisible();
      await expect(page.getByText(/ · Not legal advice$/)).toBeVisible();
      await expect(page.getByRole("region", { name: "Limits basket" })).toContainText(
        "Mystery bar",
      );
      await expectGone(
        page.getByRole("banner"),
        page.getByRole("radiogroup"),
        page.getByRole("button", { name: "Add", exact: true }),
        page.getByRole("region", { name: "Possession" }),
      );
      await expectBlackOnWhite(page.getByText(/Within the limit as far as counted/), theme);
      await page.emulateMedia({ media: null });
      expect(await printedSheets(page), theme).toEqual([{ width: 612, height: 792 }]);
    }));
  await test.step("a terpene's facts", async () => {
    await openWithin(page, "/terpenes/guaiol");
    await onPaper(page, async (theme) => {
      await expect(heading(page, "Guaiol")).toBeVisible();
      await expectGone(page.getByRole("list", { name: "Terpenes" }));
      await expectBlackOnWhite(fact(page, "Also found in"), theme);
    });
  });
  await test.step("chosen resources, without the filters", async () => {
    await openWithin(page, "/resources?kind=Safety");
    await expect(page.locator("article h2")).toHaveCount(2);
    await onPaper(page, async (theme) => {
      await expect(heading(page, "Resources · Safety")).toBeVisible();
      await expect(page.getByText("1-800-222-1222: free, day and night")).toBeVisible();
      await expectGone(
        page.getByRole("banner"),
        page.getByRole("radiogroup").first(),
        page.getByRole("button").first(),
      );
      const link = page.getByRole("link", { name: /University Hospitals/ }).first();
      await expectBlackOnWhite(link, theme);
    });
  });
  await test.step("the introduction, without the contents and what is true of this device only", async () => {
    await openWithin(page, "/introduction");
    await expect(page.getByText("On this device, now")).toBeVisible();
    await onPaper(page, async () => {
      await expect(heading(page, "Introduction to Ohio Cannabis")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Words on labels" })).toBeVisible();
      await expectGone(
        page.getByRole("banner"),
        page.getByText("On this page"),
        page.getByText("On this device, now"),
      );
    });
  });
  await test.step("where a link leads", async () => {
    await openWithin(page, "/other-maps?kind=Cultivators");
    await onPaper(page, async () => {
      await expect(heading(page, "Other maps: Cultivators")).toBeVisible();
      const address = await page
        .getByRole("link", { name: "Division of Cannabis Control" })
        .evaluate((link) => getComputedStyle(link, "::after").content);
      expect(address).toContain("https://com.ohio.gov/");
    });
  });
});

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const fact = (page: Page, term: string) =>
  page.locator("dl > div").filter({ has: page.getByText(term, { exact: true }) });

/** Has a page looked at as paper in both themes, and leaves it on the screen in the light one. */
async function onPaper(
  page: Page,
  look: (theme: "light" | "dark") => Promise<void>,
): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme: theme });
    await expect(page.locator("body")).toHaveClass(theme === "dark" ? /dark/ : /^((?!dark).)*$/);
    await look(theme);
  }
  await page.emulateMedia({ media: null, colorScheme: "light" });
}

async function expectGone(...gone: readonly Locator[]): Promise<void> {
  for (const each of gone) await expect(each).toBeHidden();
}

async function expectBlackOnWhite(text: Locator, theme: string): Promise<void> {
  const colours = await text.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours, theme).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
}
