import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { BASKET, openWith } from "../../support/browser/limitsPage.ts";
import { tooLow } from "../../support/browser/tooLow.ts";

test("axe finds nothing on a phone, however full the basket", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showInBothThemes(page);
  await openWith(page, { combined: true, basket: BASKET }, "caregiver");
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("How many of Northern Lights, 2.83 g").fill("24");
  expect(await violations(page), "near").toEqual([]);
  await page.getByLabel("How many of Northern Lights, 2.83 g").fill("99");
  await page.getByRole("button", { name: "Remove Mystery bar" }).click();
  for (const question of await page.locator("summary").all()) await question.click();
  expect(await violations(page), "over").toEqual([]);
  // Folds were opened above, that of the days' supply among them.
  await expect(page.getByText(/^Days’ supply \(legacy\)/)).toBeVisible();
  await page.getByRole("button", { name: "Empty the basket" }).click();
  await page.getByLabel("Size, g").fill("?");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  expect(await violations(page), "empty").toEqual([]);
});

test(
  "nothing scrolls sideways from 320 to 1440 px, and everything is big enough to tap",
  { tag: "@long" },
  async ({ page }) => {
    await openWith(page, { combined: true, basket: BASKET }, "patient");
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const rule of ["the daily rule", "the old one beside it"]) {
        await page.getByText("Old 90-day rule", { exact: true }).click();
        await expect
          .poll(
            () => page.evaluate(() => document.documentElement.scrollWidth),
            `${rule} at ${String(width)} px`,
          )
          .toBe(width);
      }
      const small = await tooLow(
        page
          .locator("main")
          .locator("button:visible, select:visible, summary:visible, label:has(input):visible"),
        width,
      );
      expect(small, `at ${String(width)} px`).toEqual([]);
    }
  },
);

test("everything is done by the keyboard alone", async ({ page }) => {
  await openWith(page, { basket: [] });
  const focused = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active instanceof HTMLInputElement || active instanceof HTMLSelectElement
        ? (active.labels?.[0]?.textContent ?? "")
        : (active?.textContent ?? "");
    });
  const tabTo = async (name: string) => {
    for (let press = 0; press < 80; press += 1) {
      if ((await focused()).trim() === name) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} is not reached`);
  };
  await tabTo("Adult-use");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Patient" })).toBeChecked();
  await tabTo("My store counts flower and the rest together");
  await page.keyboard.press("Space");
  await expect(
    page.getByRole("checkbox", { name: "My store counts flower and the rest together" }),
  ).toBeChecked();
  await tabTo("Quantity");
  await page.keyboard.type("10");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Within the limit: 87.6% left")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Both together" })).toBeVisible();
  await page.getByLabel("How many of Flower, 3.5 g").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("How many of Flower, 3.5 g")).toHaveValue("9");
});
