import { expect, test, untilSavedForOffline } from "../../support/browser/fixtures.ts";

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
    ["/contribute", "No one can pay for a rank."],
    ["/resources", "Storing it safely"],
    ["/other-maps", "Who has a license in Ohio"],
    ["/introduction", "Where prices come from"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words).first(), address).toBeVisible();
  }
});
