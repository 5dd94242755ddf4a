import { askForGelato, openPanel, panel } from "../../support/browser/alertsPanel.ts";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { subscribesAtOnce } from "../../support/browser/phone.ts";
import { storedAlertSettings } from "../../support/browser/stored.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

test("a rule that is written without a connection, or where a login page answers, waits and is sent when there is one", async ({
  page,
  gateway,
}) => {
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^Alert saved: .*Gelato/)).toBeVisible();
  await page.goto("/strain-genetics/blue-dream");
  await untilSavedForOffline(page);
  gateway.cut();
  await page.reload();
  await page.getByRole("button", { name: "Alert me about Blue Dream" }).click();
  await panel(page).getByRole("button", { name: "Save the alert" }).click();
  await openPanel(page, "Alerts");
  await expect(panel(page).getByText("Waiting to send")).toHaveCount(1);

  gateway.network = "open";
  await page.reload();
  await openPanel(page, "Alerts");
  await expect(panel(page).getByRole("heading", { name: "Blue Dream" })).toBeVisible();
  await expect(panel(page).getByText("Waiting to send")).toBeHidden();

  await test.step("a login page that answers in the server’s place takes no rule", async () => {
    gateway.network = "portal";
    await page.goto("/strain-genetics/og-kush");
    await page.getByRole("button", { name: "Alert me about OG Kush" }).click();
    await panel(page).getByRole("button", { name: "Save the alert" }).click();
    await expect(page.getByText(/^Saved, not sent yet: .*OG Kush/)).toBeVisible();

    gateway.network = "open";
    await page.reload();
    await openPanel(page, "Alerts");
    await expect(panel(page).getByRole("heading", { name: "OG Kush" })).toBeVisible();
    await expect(panel(page).getByText("Waiting to send")).toBeHidden();
  });
});

test(
  "quiet hours, muting and turning off are kept by the server",
  { tag: "@long" },
  async ({ page }) => {
    await subscribesAtOnce(page);
    await page.goto("/growing-tool");
    await openPanel(page, "Settings");
    await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
    await expect(panel(page).getByText("Alerts are on for this device.")).toBeVisible();
    await expect(panel(page).getByLabel("From")).toHaveValue(String(21 * 60));
    await panel(page).getByLabel("From").selectOption("11:00 PM");
    await expect(panel(page).getByLabel("From")).toHaveValue(String(23 * 60));
    await panel(page).getByRole("button", { name: "Mute for today" }).click();
    await expect(panel(page).getByText(/^Muted until 12:00/)).toBeVisible();
    await expect(panel(page).getByText(/\(this one\)/)).toBeVisible();
    // It is shown before storage has it, and a page that is left takes along what has not.
    const stored = () => storedAlertSettings(page);
    await expect.poll(stored).toMatchObject({ mutedUntil: expect.any(Number) });

    await page.reload();
    await openPanel(page, "Settings");
    await expect(panel(page).getByLabel("From")).toHaveValue(String(23 * 60));
    await panel(page).getByRole("button", { name: "Unmute" }).click();
    await expect(panel(page).getByRole("button", { name: "Mute for today" })).toBeVisible();
    await panel(page).getByRole("button", { name: "Turn alerts off" }).click();
    await expect(panel(page).getByText("Alerts are off on this device.")).toBeVisible();
  },
);

test(
  "alerts that were set up signed out belong to the account after signing in, on every phone of it",
  { tag: "@long" },
  async ({ page, otherPhone }) => {
    await subscribesAtOnce(page);
    await askForGelato(page);
    await expect(page.getByText(/^Alert saved: .*Gelato/)).toBeVisible();
    const person = somebody();
    // What the other phone finds is that this one has joined the account, which takes as long as it takes.
    const joined = page.waitForResponse(
      (answer) => answer.url().endsWith("/api/alerts/device/join"),
      {
        timeout: 60_000,
      },
    );
    await signUp(page, person);
    expect((await joined).status()).toBe(204);
    await openPanel(page, "Settings");
    await expect(panel(page).getByText(/\(this one\)/)).toBeVisible();

    const phone = await otherPhone.newPage();
    await subscribesAtOnce(phone);
    await phone.goto("/signin");
    await phone.getByLabel("E-mail").fill(person.email);
    await phone.getByLabel("Password", { exact: true }).fill(person.password);
    await phone.getByRole("button", { name: "Sign in" }).click();
    await expect(phone.getByRole("link", { name: /^Profile of/ })).toBeVisible();
    await openPanel(phone, "Settings");
    await panel(phone).getByRole("button", { name: "Turn alerts on" }).click();
    await expect(panel(phone).getByText("Alerts are on for this device.")).toBeVisible();
    await expect(panel(phone).getByRole("button", { name: /^Remove / })).toHaveCount(1);
    await panel(phone).getByRole("tab", { name: "Alerts" }).click();
    await expect(panel(phone).getByRole("heading", { name: "Gelato" })).toBeVisible();

    // The first phone was lost, and is removed from the second.
    await panel(phone).getByRole("tab", { name: "Settings" }).click();
    await panel(phone)
      .getByRole("button", { name: /^Remove / })
      .click();
    await expect(panel(phone).getByRole("button", { name: /^Remove / })).toHaveCount(0);
    await page.reload();
    await openPanel(page, "Settings");
    await expect(panel(page).getByText("Alerts are off on this device.")).toBeVisible();
  },
);
