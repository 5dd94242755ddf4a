import { expect, onScreen as test } from "../support/fixtures.ts";

test("a link shows whose it is and when it was looked at; what nobody has checked is no link", async ({
  page,
}) => {
  await page.goto("/other-maps");
  const ohio = page.getByRole("article", { name: "Who has a license in Ohio" });
  await expect(ohio.getByText("Official", { exact: true })).toBeVisible();
  await expect(ohio).toContainText(/com\.ohio\.gov · .* · checked on Nov 2026/);
  await expect(ohio.getByRole("link", { name: "Division of Cannabis Control" })).toHaveAttribute(
    "href",
    "https://com.ohio.gov/divisions-and-programs/cannabis-control",
  );
  const shops = page.getByRole("article", { name: "Shops for growing at home" });
  await expect(shops.getByText("Not available yet")).toBeVisible();
  await expect(shops.getByText("Official", { exact: true })).toHaveCount(0);
});

test("the group stands in the address, and the warning beside the neighbors", async ({ page }) => {
  await page.goto("/other-maps");
  const warning = page.getByText("Cannabis does not travel.");
  await page.getByRole("radio", { name: "Laboratories" }).check();
  await expect(page).toHaveURL("/other-maps?kind=Laboratories");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(warning).toBeHidden();
  await page.goto("/other-maps?kind=Neighbor%20states");
  await expect(page.getByRole("radio", { name: "Neighbor states" })).toBeChecked();
  await expect(warning).toBeVisible();
  for (const state of ["Michigan", "Pennsylvania", "West Virginia", "Kentucky", "Indiana"])
    await expect(page.getByRole("article", { name: state, exact: true })).toBeVisible();
  await page.goto("/other-maps?kind=Moon");
  await expect(page.getByRole("radio", { name: "Everything" })).toBeChecked();
});

test("paper shows where a link leads", async ({ page }) => {
  await page.goto("/other-maps?kind=Cultivators");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Other maps: Cultivators");
  const address = await page
    .getByRole("link", { name: "Division of Cannabis Control" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://com.ohio.gov/");
});
