import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test("paper shows where a link leads", async ({ page }) => {
  await page.goto("/other-maps?kind=Cultivators");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Other maps: Cultivators");
  const address = await page
    .getByRole("link", { name: "Division of Cannabis Control" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://com.ohio.gov/");
});
