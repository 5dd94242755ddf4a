import type { BrowserContext, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { ruledLines, type RuledLine } from "../../support/browser/renderedSheet.ts";
import { printedSheets, sheetsOf, wordsOf } from "../../support/browser/printedSheets.ts";
import { inBothThemes } from "../../support/browser/themes.ts";

const PX_PER_MM = 96 / 25.4;

test("sheets fit their paper from both themes and as the phone's own PDF, with room to write, and nothing of them is kept", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/growing-tool");
  await test.step("keeps nothing: not in storage, not in the address, not after a reload", async () => {
    await page.getByLabel("Strain name").fill("Secret garden");
    await page.getByLabel("Seed planted").fill("2026-04-20");
    await expect(page).toHaveURL("/growing-tool");
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
      /Secret|2026-04/,
    );
    await page.reload();
    await expect(page.getByLabel("Strain name")).toHaveValue("");
    await expect(page.getByLabel("Seed planted")).toHaveValue("");
  });
  await test.step("prints on exactly one Letter sheet from both themes", async () => {
    await page.getByLabel("Strain name").fill("W".repeat(80));
    await inBothThemes(page, async (theme) => {
      expect(await printedSheets(page), theme).toEqual([{ width: 612, height: 792 }]);
    });
    await page.getByLabel("Strain name").fill("");
  });
  await test.step("prints black on white, without the shell and the form", () =>
    expectPlainPaper(page));
  await test.step("leaves at least 7 mm between the lines on paper", () => expectRoomToWrite(page));
  await page.emulateMedia({ media: null });
  await test.step("the PDF that the phone makes has the lines and words of the printed page, within 1 mm, on one sheet", () =>
    expectPdfAsPrinted(page, context));
  await test.step("thirty labels lie where the sheet of labels has been cut, and lead to the strain's page", () =>
    expectLabelsInPlace(page));
});

const SHEETS = ["continued", "feeding", "harvest", "labels", "plants"] as const;

test(
  "each other sheet prints on exactly one sheet of Letter and of A4, and so does its PDF, with lines 7 mm apart",
  { tag: "@long" },
  async ({ page, context }) => {
    for (const sheet of SHEETS) {
      await page.goto(`/growing-tool?sheet=${sheet}`);
      await page.getByLabel("Strain name").fill("W".repeat(80));
      await page.getByLabel("Seed sprouted").fill("2026-04-20");
      const printed = await page.pdf({ preferCSSPageSize: true });
      expect(await sheetsOf(printed), sheet).toEqual([{ width: 612, height: 792 }]);
      expect(await sheetsOf(await page.pdf({ format: "A4" })), sheet).toHaveLength(1);
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Save as PDF" }).click(),
      ]);
      expect(await sheetsOf(await readFile(await saved.path()))).toEqual([
        { width: 612, height: 792 },
      ]);
      if (sheet === "labels") continue;
      const across = (await ruledLines(context, printed)).filter(({ is }) => is === "across");
      expect(across.length, sheet).toBeGreaterThan(15);
      for (const line of across) {
        const below = across.filter(
          ({ at, from, to }) => at > line.at + 1 && from < line.to && to > line.from,
        );
        const next = Math.min(...below.map(({ at }) => at));
        expect(next - line.at, sheet).toBeGreaterThan(1.4);
        // Between two boxes there is nothing to write on.
        if (next - line.at > 4) expect(next - line.at, sheet).toBeGreaterThan(6.8);
      }
    }
  },
);

/** From the dark theme. */
async function expectPlainPaper(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveClass(/dark/);
  await page.emulateMedia({ media: "print" });
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("complementary"),
    page.getByLabel("Strain name"),
    page.getByRole("button", { name: "Print" }),
    page.getByRole("heading", { name: "Preview" }),
  ])
    await expect(gone).toBeHidden();
  const colours = await page
    .getByRole("region", { name: "Notes" })
    .evaluate((box) => [
      getComputedStyle(box).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
}

/** On the paper that is shown. */
async function expectRoomToWrite(page: Page): Promise<void> {
  await page.setViewportSize({ width: 720, height: 960 });
  for (const name of ["Plant Overview", "Notes", "Checklist", "Entry 1", "Entry 7"]) {
    const heights = await page
      .getByRole("region", { name, exact: true })
      .evaluate((box) =>
        [...box.children].slice(1).map((line) => line.getBoundingClientRect().height),
      );
    expect(heights, name).toHaveLength(5);
    for (const height of heights) expect(height / PX_PER_MM).toBeGreaterThanOrEqual(7);
  }
}

async function expectPdfAsPrinted(page: Page, context: BrowserContext): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Strain name").fill("Jalapeño (no. 1) – “Ohio”");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as PDF" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("growing-journal.pdf");
  const own = await readFile(await saved.path());
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(await sheetsOf(own)).toEqual([{ width: 612, height: 792 }]);
  expect(await wordsOf(own)).toBe(await wordsOf(printed));

  const lines = await ruledLines(context, own);
  const expected = await ruledLines(context, printed);
  // Ten boxes of four sides, and five lines in each but the checklist, which has ten.
  expect(expected.length).toBeGreaterThan(90);
  const without = (some: readonly RuledLine[], others: readonly RuledLine[]) =>
    some.filter((line) => !others.some((other) => isWithin1Mm(line, other)));
  expect(without(lines, expected)).toEqual([]);
  expect(without(expected, lines)).toEqual([]);
}

async function expectLabelsInPlace(page: Page): Promise<void> {
  await page.setViewportSize({ width: 780, height: 960 });
  await page.evaluate(() => history.pushState(null, "", "/growing-tool?sheet=labels"));
  await page.getByLabel("Strain name").fill("Blue Dream");
  await expect(page.getByRole("region", { name: "Preview" }).locator("svg")).toHaveCount(30);
  await page.emulateMedia({ media: "print" });
  const boxes = await page
    .getByRole("region", { name: "Preview" })
    .locator("svg")
    .evaluateAll((codes) =>
      codes.map((code) => {
        const { x, y, width, height } =
          code.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map((px) => Math.round((px / 96) * 1_000) / 1_000);
      }),
    );
  const [left = 0, top = 0] = boxes[0] ?? [];
  const round = (inches: number) => Math.round(inches * 1_000) / 1_000;
  expect(
    boxes.map(([x = 0, y = 0, width, height]) => [round(x - left), round(y - top), width, height]),
  ).toEqual(Array.from({ length: 30 }, (_, at) => [(at % 3) * 2.75, Math.floor(at / 3), 2.625, 1]));
}

function isWithin1Mm(one: RuledLine, other: RuledLine): boolean {
  const isNear = (key: "at" | "from" | "to") => Math.abs(one[key] - other[key]) <= 1;
  return one.is === other.is && isNear("at") && isNear("from") && isNear("to");
}
