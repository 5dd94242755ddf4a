import { expect, onScreen as test } from "../../support/browser/fixtures.ts";

test("shows the sample's statistics, says they are a sample, and how old they are", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Announcements" })).toContainText(/sample/i);
  const strains = page.getByRole("region", { name: "Ohio's Most Available Strains" });
  await expect(strains.getByRole("listitem")).toHaveCount(10);
  for (const region of ["Northeast", "Northwest", "Central", "Southeast", "Southwest"])
    await expect(page.getByRole("region", { name: `${region} Top Deals` })).toBeVisible();
  await expect(page.getByText(/^Updated /)).toBeVisible();
});

test("names without a single space never make the page scroll sideways", async ({
  page,
  gateway,
}) => {
  const long = "W".repeat(2_000);
  const deal = { storeName: long, storeLocation: long, name: long, size: long, cost: 9.5 };
  gateway.answers.set("/api/statistics", {
    body: JSON.stringify({
      topFlower: [{ name: long, count: 1 }],
      topDeals: [{ region: "Central", flower: [deal] }],
    }),
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Central Top Deals" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
