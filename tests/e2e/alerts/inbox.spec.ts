import { askForGelato, openPanel, panel } from "../../support/browser/alertsPanel.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  onScreen,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { alertOf, receive, subscribesAtOnce } from "../../support/browser/phone.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("the inbox opens without a connection, and its deals too", async ({ page, gateway }) => {
  await page.goto("/");
  await untilSavedForOffline(page);
  const alert = alertOf("Wedding Cake");
  await receive(page, alert, alertOf("Gelato 41"));
  gateway.cut();
  await page.goto("/growing-tool");
  await expect(page.getByRole("button", { name: "Notifications" })).toHaveText("2");
  await openPanel(page, "Inbox");
  await expect(panel(page).getByText("New", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("banner").getByText("2", { exact: true })).toBeHidden();
  await panel(page).getByRole("link", { name: "See deals" }).first().click();
  const deals = page.getByRole("region", { name: "From your alert" });
  await expect(deals).toContainText("Wedding Cake");
  await expect(deals).toContainText("$24.50");
  await expect(deals).toContainText("$7.00/g");
  await expect(page).toHaveURL(`/dispensary-deals?alert=${alert.id}`);
});

onScreen(
  "an alert that is not on this phone any more says so",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/deals?alert=gone");
    await expect(page.getByText(/no longer on this device/)).toBeVisible();
  },
);

test("axe finds nothing on bells, rules, inbox and settings, and nothing scrolls sideways", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 740 });
  await showInBothThemes(page);
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^Alert saved: .*Gelato/)).toBeVisible();
  const alert = alertOf("Averylongnamewithoutanybreakinitatall Wedding Cake");
  await receive(page, alert);
  await page.goto(`/dispensary-deals?alert=${alert.id}`);
  await expect(page.getByRole("region", { name: "From your alert" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await violations(page), "deals").toEqual([]);
  await page
    .getByRole("button", { name: /^Alert me about/ })
    .last()
    .click();
  await expect(panel(page).getByRole("button", { name: "Save the alert" })).toBeVisible();
  expect(await violations(page), "editor").toEqual([]);
  await page.keyboard.press("Escape");
  for (const tab of ["Inbox", "Alerts", "Settings"] as const) {
    await openPanel(page, tab);
    expect(await violations(page), tab).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(320);
    await page.keyboard.press("Escape");
  }
});
