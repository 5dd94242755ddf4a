import { expect, onScreen as test } from "../support/fixtures.ts";
import { printedSheets } from "../support/printedSheets.ts";

const PX_PER_MM = 96 / 25.4;

test("previews what is typed, with calendar dates as they were chosen", async ({ page }) => {
  await page.goto("/growing-tool");
  await page.getByLabel("Strain name").fill("Northern Lights");
  await page.getByLabel("Seed planted").fill("2026-04-20");
  await page.getByLabel("Seed sprouted").fill("2026-04-24");
  const overview = page.getByRole("region", { name: "Plant Overview" });
  await expect(overview).toContainText("Northern Lights");
  await expect(overview).toContainText("Planted Apr 20, 2026");
  await expect(overview).toContainText("Sprouted Apr 24, 2026");
});

test.describe("west of Greenwich and east of it", () => {
  for (const timezoneId of ["Pacific/Honolulu", "Pacific/Kiritimati"]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });
      test("a date stays the same day", async ({ page }) => {
        await page.goto("/growing-tool");
        await page.getByLabel("Seed planted").fill("2026-01-01");
        await expect(page.getByRole("region", { name: "Plant Overview" })).toContainText(
          "Jan 1, 2026",
        );
      });
    });
  }
});

test("has the seed's boxes: overview, notes, five rows of two checkboxes, seven entries", async ({
  page,
}) => {
  await page.goto("/growing-tool");
  await expect(page.getByRole("heading", { level: 2, name: "Preview" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(
    ["Plant Overview", "Notes", "Checklist"].concat([1, 2, 3, 4, 5, 6, 7].map((n) => `Entry ${n}`)),
  );
  const entry = page.getByRole("region", { name: "Entry 7" });
  for (const heading of ["Week", "Day", "Date"])
    await expect(entry.getByText(heading)).toBeVisible();
});

test("Print opens the print dialog", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = "printing";
    };
  });
  await page.goto("/growing-tool");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page).toHaveTitle("printing");
});

for (const theme of ["light", "dark"] as const) {
  test(`prints on exactly one Letter sheet from the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/growing-tool");
    await page.getByLabel("Strain name").fill("W".repeat(80));
    expect(await printedSheets(page)).toEqual([{ width: 612, height: 792 }]);
  });
}

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
