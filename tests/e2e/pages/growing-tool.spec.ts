import { readFile } from "node:fs/promises";
import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { ruledLines, type RuledLine } from "../../support/browser/renderedSheet.ts";
import { printedSheets, sheetsOf, wordsOf } from "../../support/browser/printedSheets.ts";
import { inBothThemes } from "../../support/browser/themes.ts";

const PX_PER_MM = 96 / 25.4;

test("prints on exactly one Letter sheet from both themes", async ({ page }) => {
  await page.goto("/growing-tool");
  await page.getByLabel("Strain name").fill("W".repeat(80));
  await inBothThemes(page, async (theme) => {
    expect(await printedSheets(page), theme).toEqual([{ width: 612, height: 792 }]);
  });
});

test("prints black on white, without the shell and the form", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/growing-tool");
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
});

test("leaves at least 7 mm between the lines on paper", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 960 });
  await page.goto("/growing-tool");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Plant Overview", "Notes", "Checklist", "Entry 1", "Entry 7"]) {
    const heights = await page
      .getByRole("region", { name, exact: true })
      .evaluate((box) =>
        [...box.children].slice(1).map((line) => line.getBoundingClientRect().height),
      );
    expect(heights, name).toHaveLength(5);
    for (const height of heights) expect(height / PX_PER_MM).toBeGreaterThanOrEqual(7);
  }
});

test("keeps nothing: not in storage, not in the address, not after a reload", async ({ page }) => {
  await page.goto("/growing-tool");
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

test("the PDF that the phone makes has the lines and words of the printed page, within 1 mm, on one sheet", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/growing-tool");
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
});

function isWithin1Mm(one: RuledLine, other: RuledLine): boolean {
  const isNear = (key: "at" | "from" | "to") => Math.abs(one[key] - other[key]) <= 1;
  return one.is === other.is && isNear("at") && isNear("from") && isNear("to");
}
