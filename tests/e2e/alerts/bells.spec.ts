import { askForGelato, openPanel, panel } from "../../support/browser/alertsPanel.ts";
import { NETWORK_ERRORS, expect, onScreen, test } from "../../support/browser/fixtures.ts";
import { subscribesAtOnce } from "../../support/browser/phone.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

onScreen(
  "a bell asks for permission only when its alert is saved, and a refusal says what to do",
  async ({ page }) => {
    await askForGelato(page);
    await expect(panel(page).getByRole("alert")).toContainText("blocked on this device");
    await expect(panel(page).getByRole("alert")).toContainText("allow notifications");
    await expect(panel(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await panel(page).getByRole("button", { name: "Close" }).click();
    await openPanel(page, "Alerts");
    await expect(panel(page).getByText("Alerts are off")).toBeVisible();
  },
);

onScreen(
  "a bell says before its alert is saved that it cannot ring, or that it may already",
  async ({ page, context }) => {
    const bell = page.getByRole("button", { name: "Alert me about Gelato" });
    await context.grantPermissions(["notifications"]);
    await page.goto("/strain-genetics/gelato");
    await bell.click();
    await expect(panel(page).getByText("Notifications are allowed.")).toBeVisible();

    await page.addInitScript(() => {
      Object.defineProperty(Notification, "permission", { get: () => "denied" });
    });
    await page.reload();
    await bell.click();
    await expect(panel(page).getByRole("alert")).toContainText("blocked on this device");
    await expect(panel(page).getByText("Your browser will ask")).toHaveCount(0);
    await expect(panel(page).getByRole("button", { name: "Save the alert" })).toBeVisible();
  },
);

onScreen(
  "a browser without notifications is told so, and an iPhone what to do first",
  async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, "PushManager");
    });
    await page.goto("/growing-tool");
    await openPanel(page, "Settings");
    await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
    await expect(panel(page).getByRole("alert")).toContainText("cannot receive notifications");

    await page.addInitScript(() => {
      Object.defineProperty(navigator, "userAgent", {
        get: () =>
          "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari",
      });
    });
    await page.reload();
    await openPanel(page, "Settings");
    await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
    await expect(panel(page).getByRole("alert")).toContainText("Add to Home Screen");
  },
);

test("an alert for a strain under a price takes two taps and the price, turns alerts on, and its bell leads back to it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribesAtOnce(page);
  await page.goto("/strain-genetics/gelato");
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  const price = panel(page).getByLabel("Highest price in dollars");
  const save = panel(page).getByRole("button", { name: "Save the alert" });
  // Neither has to be looked for: what is seldom asked for is folded.
  await expect(price).toBeInViewport({ ratio: 1 });
  await expect(save).toBeInViewport({ ratio: 1 });

  await test.step("an amount that cannot be read is named, and nothing is lost", async () => {
    await panel(page).getByText("Unit price, regions, sections").click();
    await panel(page).getByLabel("Central").check();
    await panel(page).getByLabel("Highest unit price").fill("cheap");
    await save.click();
    await expect(panel(page).getByText(/an amount such as 24.50/)).toBeVisible();
    await expect(panel(page).getByLabel("Central")).toBeChecked();
    await panel(page).getByLabel("Highest unit price").fill("");
  });
  await price.fill("30");
  await save.click();
  await expect(page.getByText(/^Alert saved: Gelato.*up to \$30/)).toBeVisible();
  await page.getByRole("button", { name: "Change the alert about Gelato" }).click();
  await expect(price).toHaveValue("30.00");
  await panel(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Alert me about Gelato" })).toBeVisible();
});
