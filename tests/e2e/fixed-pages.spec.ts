import { expect, onScreen, test, untilSavedForOffline } from "../support/fixtures.ts";

onScreen(
  "the change log comes from the project's own file and marks what is new since the last visit",
  async ({ page }) => {
    await page.goto("/change-log");
    await expect(page.getByRole("heading", { name: "Added" })).toBeVisible();
    await expect(page.getByText("New", { exact: true })).toHaveCount(0);
    await page.evaluate(() => {
      const seen: unknown = JSON.parse(localStorage.getItem("changeLogSeen") ?? "[]");
      if (Array.isArray(seen)) localStorage.setItem("changeLogSeen", JSON.stringify(seen.slice(1)));
    });
    await page.reload();
    await expect(page.getByText("1 change is new since your last visit.")).toBeVisible();
    await expect(page.getByText("New", { exact: true })).toHaveCount(1);
  },
);

onScreen(
  "a place that has not been set up is said to be not available yet, and is no link",
  async ({ page }) => {
    await page.goto("/reddit");
    await expect(page.getByRole("region", { name: "Forum" })).toContainText("Not available yet");
    await expect(page.getByRole("region", { name: "Forum" }).getByRole("link")).toHaveCount(0);
    await page.goto("/donate");
    await expect(page.getByText("Nobody can pay for a rank.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Donate" })).toContainText("Not available yet");
  },
);

test("the fixed pages open without a connection, without having been opened before", async ({
  page,
  gateway,
  context,
}) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  gateway.cut();
  await context.setOffline(true);
  for (const [address, words] of [
    ["/change-log", "Added"],
    ["/social", "Report a problem"],
    ["/contribute", "Nobody can pay for a rank."],
    ["/resources", "Storing it safely"],
    ["/other-maps", "Who has a license in Ohio"],
    ["/introduction", "Where prices come from"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words).first(), address).toBeVisible();
  }
});
