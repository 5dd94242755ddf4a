import { panel } from "../../support/browser/alertsPanel.ts";
import { NETWORK_ERRORS, expect, test } from "../../support/browser/fixtures.ts";
import { subscribesAtOnce } from "../../support/browser/phone.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("an alert for a strain under a price takes two taps and the price, turns alerts on, and its bell leads back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribesAtOnce(page);
  await page.goto("/strain-genetics/gelato");
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  const price = panel(page).getByLabel("Price at or under, $");
  const save = panel(page).getByRole("button", { name: "Save the alert" });
  // Neither has to be looked for: what is seldom asked for is folded.
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });

  await test.step("an amount that cannot be read is named, and nothing is lost", async () => {
    await panel(page)
      .getByText(/regions, unit price$/i)
      .click();
    await panel(page).getByLabel("Central").check();
    await panel(page).getByLabel("Unit price up to, $").fill("cheap");
    await save.click();
    await expect(panel(page).getByText(/an amount such as 24.50/)).toBeVisible();
    await expect(panel(page).getByLabel("Central")).toBeChecked();
    await panel(page).getByLabel("Unit price up to, $").fill("");
  });
  await price.fill("30");
  await save.click();
  await expect(page.getByText(/^Alert saved: Gelato at or under \$30/)).toBeVisible();
  await page.getByRole("button", { name: "Change the alert about Gelato" }).click();
  await expect(price).toHaveValue("30.00");
  await panel(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Alert me about Gelato" })).toBeVisible();
});
