import { expect, onScreen as test } from "../support/fixtures.ts";

const titles = "article h2";

test("the poison help line is one tap away", async ({ page }) => {
  await page.goto("/resources");
  await expect(
    page.getByRole("link", { name: "Call Poison Help, 1-800-222-1222" }),
  ).toHaveAttribute("href", "tel:+18002221222");
});

test("what is shown stands in the address, and the address shows it again", async ({ page }) => {
  await page.goto("/resources");
  await expect(page.getByRole("heading", { name: "Clearing an old record" })).toBeVisible();
  const all = await page.locator(titles).count();
  await page.getByRole("radio", { name: "Safety" }).check();
  await expect(page).toHaveURL("/resources?kind=Safety");
  await expect(page.locator(titles)).toHaveText([/eaten it$/, "Storing it safely"]);
  await page.getByRole("radio", { name: "Families" }).check();
  await expect(page).toHaveURL("/resources?kind=Safety&view=Families");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Safety" })).toBeChecked();
  await expect(page.locator(titles)).toHaveCount(2);
  await page.getByRole("radio", { name: "Growers" }).check();
  await expect(page.getByText("There is nothing about this for them.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.locator(titles)).toHaveCount(all);
  await expect(page).toHaveURL("/resources");
});

test("an address with a subject that does not exist shows everything", async ({ page }) => {
  await page.goto("/resources?kind=Spaceflight");
  await expect(page.getByRole("radio", { name: "Everything" })).toBeChecked();
  await expect(page.getByRole("heading", { name: "Reading a lab report" })).toBeVisible();
});

for (const theme of ["light", "dark"] as const)
  test(`what is shown prints without the shell and the filters, black on white, from the ${theme} theme`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/resources?kind=Safety");
    await expect(page.locator(titles)).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1, name: "Resources · Safety" })).toBeVisible();
    await expect(page.getByText("1-800-222-1222: free, day and night")).toBeVisible();
    for (const gone of [
      page.getByRole("banner"),
      page.getByRole("radiogroup"),
      page.getByRole("button"),
    ])
      await expect(gone.first()).toBeHidden();
    const colours = await page
      .getByRole("link", { name: /University Hospitals/ })
      .first()
      .evaluate((link) => [
        getComputedStyle(link).color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });
