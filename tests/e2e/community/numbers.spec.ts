import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DAY_MS } from "../../../src/domain/time/spans.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilCopied,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import type { Gateway } from "../../support/browser/gateway.ts";
import { openWithin } from "../../support/browser/openWithin.ts";
import { printedSheets } from "../../support/browser/printedSheets.ts";
import { laterBy } from "../../support/browser/laterBy.ts";
import { highlights } from "../../support/data/highlights.ts";

test.use({ expectedErrors: NETWORK_ERRORS });
onScreen.use({ expectedErrors: NETWORK_ERRORS });

const price = (page: Page) => page.getByRole("figure", { name: /^Prices week by week/ });

function answerHighlights(gateway: Gateway): void {
  gateway.answers.set("/api/highlights", { body: "[2026]" });
  gateway.answers.set("/api/highlights/2026", { body: JSON.stringify(highlights()) });
}

onScreen(
  "a chart is read by arrow keys, Home and End at one stop, and by a pointer",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/trends?weeks=13");
    const slider = price(page).getByRole("slider");
    const said = price(page).getByRole("status");
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", /, so far$/);
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    const first = (await said.textContent()) ?? "";
    expect(first).toMatch(/Flower \$\d+\.\d\d\/g, range .* prices at \d+ stores?/);
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("1");
    await expect(said).not.toHaveText(first);
    await page.keyboard.press("Tab");
    await expect(price(page).getByRole("link", { name: /^Flower \(/ })).toBeFocused();

    const drawing = price(page).locator("svg[viewBox$=' 184']").first();
    const box = await drawing.boundingBox();
    if (!box) throw new Error("nothing is drawn");
    await page.mouse.move(box.x + 62, box.y + box.height / 2);
    await expect(slider).toHaveValue("0");
    await page.mouse.move(box.x + box.width - 14, box.y + box.height / 2);
    await expect(slider).toHaveValue("12");
  },
);

onScreen(
  "letters of charts are 12 px and more on a narrow phone, and a finger still scrolls the page",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/trends");
    await expect(price(page)).toBeVisible();
    const sizes = await page.locator("figure svg text").evaluateAll((texts) =>
      texts.map((text) => {
        const drawing = text.closest("svg");
        const scale = drawing
          ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
          : 0;
        return parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(30);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    const touch = await price(page)
      .locator("svg[viewBox$=' 184']")
      .first()
      .evaluate(
        (drawing) => getComputedStyle(drawing.parentElement?.parentElement ?? drawing).touchAction,
      );
    expect(touch).toBe("pan-y");
  },
);

onScreen(
  "charts are drawn anew for paper, as wide as a sheet, without what one taps; axe finds nothing on them with their tables and their offers, nor on highlights; and open they are no wider on paper, so that nothing is made smaller",
  async ({ page, gateway }) => {
    onScreen.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    await showInBothThemes(page);
    await page.goto("/trends");
    await expect(price(page)).toBeVisible();
    await onScreen.step(
      "drawn anew for paper, as wide as a sheet, without what one taps",
      async () => {
        const widths = () =>
          page
            .locator("figure svg[viewBox$=' 200']")
            .evaluateAll((all) => all.map((each) => each.getAttribute("viewBox")?.split(" ")[2]));
        const onScreenWidth = (await widths())[0];
        await page.evaluate(() => {
          addEventListener("beforeprint", () => {
            const drawing = document.querySelector("figure svg[viewBox$=' 200']");
            document.body.dataset["printed"] = drawing?.getAttribute("viewBox") ?? "";
          });
        });
        const sheets = await printedSheets(page);
        expect(sheets.length).toBeGreaterThan(1);
        expect(sheets.every(({ width, height }) => width === 612 && height === 792)).toBe(true);
        expect(await page.evaluate(() => document.body.dataset["printed"])).toBe("0 0 720 200");
        expect((await widths())[0]).toBe(onScreenWidth);
        await page.emulateMedia({ media: "print" });
        await expect(page.getByRole("slider").first()).toBeHidden();
        await expect(page.getByRole("button", { name: /^Save as CSV/ }).first()).toBeHidden();
        await page.emulateMedia({ media: null });
      },
    );
    await onScreen.step(
      "axe finds nothing on charts with their tables and their offers",
      async () => {
        const figures = page.getByRole("figure");
        await expect(figures).toHaveCount(5);
        for (const summary of await figures.getByText(/^Show as a table$/).all())
          await summary.click();
        await price(page)
          .getByRole("link", { name: /^Flower \(/ })
          .click();
        await expect(page.getByText(/^[\d,]+ prices, cheapest first, /)).toBeVisible();
        expect(await violations(page), "trends").toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      },
    );
    await onScreen.step("tables and offers that are open are no wider than a sheet", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole("table")).toHaveCount(6);
      // Letter paper between its margins.
      await page.setViewportSize({ width: 720, height: 960 });
      await page.emulateMedia({ media: "print" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(page.getByRole("table")).toHaveCount(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
      await page.emulateMedia({ media: null });
    });
    await onScreen.step("axe finds nothing on highlights", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      answerHighlights(gateway);
      await openWithin(page, "/yearly-highlights");
      await page.getByRole("article").first().getByText("How this is counted").click();
      expect(await violations(page), "highlights").toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  },
);

test(
  "trends that were seen open after a day without a signal, with their age",
  { tag: "@long" },
  async ({ page, gateway, context }) => {
    await page.goto("/trends?region=Central");
    await expect(price(page)).toBeVisible();
    await untilSavedForOffline(page);
    await untilCopied(page, "trends", "Central");
    const [sentence] = await price(page)
      .getByText(/^In the week of .*: Flower \$/)
      .allTextContents();
    gateway.cut();
    await page.close();

    const later = await context.newPage();
    await laterBy(later, DAY_MS);
    await later.goto("/trends?region=Central");
    await expect(later.getByRole("status", { name: "Connection" })).toHaveText("Offline 24 h ago");
    expect(
      await price(later)
        .getByText(/^In the week of .*: Flower \$/)
        .allTextContents(),
    ).toContain(sentence);
    // Another region was never seen.
    await later.getByRole("combobox", { name: "Region" }).selectOption("Southeast");
    await expect(
      later.getByText("Not saved on this device yet. Connect to load it."),
    ).toBeVisible();
    await expect(later.getByRole("region", { name: "Saved on this device" })).toContainText(
      "Trends",
    );
  },
);

test("a card becomes a picture on the phone, also without a signal", async ({ page, gateway }) => {
  answerHighlights(gateway);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "canShare"));
  await page.goto("/yearly-highlights");
  const card = page.getByRole("article", { name: "Cheapest gram" });
  await expect(card.getByText("$5.43")).toBeVisible();
  await untilSavedForOffline(page);
  gateway.cut();
  const downloading = page.waitForEvent("download");
  await card.getByRole("button", { name: "Share as a picture: Cheapest gram" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("highlight-2026-cheapest-gram.png");
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1_080, 1_350]);
  // An empty sheet of this size takes a quarter of that.
  expect(picture.length).toBeGreaterThan(20_000);
});
