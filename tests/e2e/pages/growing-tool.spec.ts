import { expect, onScreen as test } from "../../support/browser/fixtures.ts";
import { printedSheets } from "../../support/browser/printedSheets.ts";
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
