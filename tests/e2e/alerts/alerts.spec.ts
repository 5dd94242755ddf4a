import type { Page } from "@playwright/test";
import { signUp, somebody } from "../../support/browser/accounts.ts";
import { showInBothThemes, violations } from "../../support/browser/axe.ts";
import {
  NETWORK_ERRORS,
  expect,
  test,
  untilSavedForOffline,
} from "../../support/browser/fixtures.ts";
import { alertOf, receive, subscribesAtOnce } from "../../support/browser/phone.ts";

test.use({ expectedErrors: NETWORK_ERRORS });

const panel = (page: Page) => page.getByRole("dialog");

async function openPanel(page: Page, tab: "Inbox" | "Alerts" | "Settings"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
  await panel(page).getByRole("tab", { name: tab }).click();
}

/** Asks for an alert about Gelato by the bell of its page. */
async function askForGelato(page: Page, address = "/strain-genetics/gelato"): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  await panel(page).getByLabel("Highest price in dollars").fill("25");
  await panel(page).getByRole("button", { name: "Save the alert" }).click();
}

test("a bell asks for permission only when its alert is saved, and a refusal says what to do", async ({
  page,
}) => {
  await askForGelato(page);
  await expect(panel(page).getByRole("alert")).toContainText("blocked on this phone");
  await expect(panel(page).getByRole("alert")).toContainText("allow notifications");
  await expect(panel(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Close" }).click();
  await openPanel(page, "Alerts");
  await expect(panel(page).getByText("Alerts are off")).toBeVisible();
});

test("a bell that cannot ring says so before its alert is saved", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await page.goto("/strain-genetics/gelato");
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("blocked on this phone");
  await expect(panel(page).getByText("Your browser will ask")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "Save the alert" })).toBeVisible();
});

test("a bell that may ring already promises no question", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await page.goto("/strain-genetics/gelato");
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  await expect(panel(page).getByText("This site may notify you already.")).toBeVisible();
});

test("a browser without notifications is told so, and an iPhone what to do first", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
  });
  await page.goto("/growing-tool");
  await openPanel(page, "Settings");
  await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("cannot receive notifications");
});

test("an iPhone is told to put the site on its home screen first", async ({ browser, gateway }) => {
  const context = await browser.newContext({
    baseURL: gateway.url,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
  });
  await page.goto("/growing-tool");
  await openPanel(page, "Settings");
  await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Add to Home Screen");
  await context.close();
});

test("the first alert turns them on, and its bell leads back to it", async ({ page }) => {
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^You will hear of it: Gelato/)).toBeVisible();
  await page.getByRole("button", { name: "Change the alert about Gelato" }).click();
  await expect(panel(page).getByLabel("Highest price in dollars")).toHaveValue("25.00");
  await panel(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: "Alert me about Gelato" })).toBeVisible();
});

test("an amount that cannot be read is named, and nothing is lost", async ({ page }) => {
  await subscribesAtOnce(page);
  await page.goto("/strain-genetics/gelato");
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  await panel(page).getByLabel("Central").check();
  await panel(page).getByLabel("Highest unit price").fill("cheap");
  await panel(page).getByRole("button", { name: "Save the alert" }).click();
  await expect(panel(page).getByText(/an amount such as 24.50/)).toBeVisible();
  await expect(panel(page).getByLabel("Central")).toBeChecked();
});

test("a rule that is written without a connection waits, and is sent when there is one", async ({
  page,
  gateway,
}) => {
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^You will hear of it: Gelato/)).toBeVisible();
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
});

test("a login page that answers in the server’s place takes no rule", async ({ page }) => {
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^You will hear of it: Gelato/)).toBeVisible();
  await page.route("**/api/alerts/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Wi-Fi</title>" }),
  );
  await page.goto("/strain-genetics/blue-dream");
  await page.getByRole("button", { name: "Alert me about Blue Dream" }).click();
  await panel(page).getByRole("button", { name: "Save the alert" }).click();
  await expect(page.getByText(/^Saved, and waiting to be sent: Blue Dream/)).toBeVisible();

  await page.unroute("**/api/alerts/**");
  await page.reload();
  await openPanel(page, "Alerts");
  await expect(panel(page).getByRole("heading", { name: "Blue Dream" })).toBeVisible();
  await expect(panel(page).getByText("Waiting to send")).toBeHidden();
});

test("quiet hours, muting and turning off are kept by the server", async ({ page }) => {
  await subscribesAtOnce(page);
  await page.goto("/growing-tool");
  await openPanel(page, "Settings");
  await panel(page).getByRole("button", { name: "Turn alerts on" }).click();
  await expect(panel(page).getByText("This phone gets alerts.")).toBeVisible();
  await expect(panel(page).getByLabel("From")).toHaveValue(String(21 * 60));
  await panel(page).getByLabel("From").selectOption("11:00 PM");
  await expect(panel(page).getByLabel("From")).toHaveValue(String(23 * 60));
  await panel(page).getByRole("button", { name: "Mute for today" }).click();
  await expect(panel(page).getByText(/^Muted until 12:00/)).toBeVisible();
  await expect(panel(page).getByText(/\(this one\)/)).toBeVisible();

  await page.reload();
  await openPanel(page, "Settings");
  await expect(panel(page).getByLabel("From")).toHaveValue(String(23 * 60));
  await panel(page).getByRole("button", { name: "Unmute" }).click();
  await expect(panel(page).getByRole("button", { name: "Mute for today" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Turn alerts off" }).click();
  await expect(panel(page).getByText("This phone gets no alerts.")).toBeVisible();
});

test("alerts that were set up signed out belong to the account after signing in, on every phone of it", async ({
  page,
  otherPhone,
}) => {
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^You will hear of it: Gelato/)).toBeVisible();
  const person = somebody();
  await signUp(page, person);
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
  await expect(panel(phone).getByText("This phone gets alerts.")).toBeVisible();
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
  await expect(panel(page).getByText("This phone gets no alerts.")).toBeVisible();
});

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

test("an alert that is not on this phone any more says so", async ({ page }) => {
  await page.goto("/deals?alert=gone");
  await expect(page.getByText(/not on this phone any more/)).toBeVisible();
});

test("axe finds nothing on bells, rules, inbox and settings, and nothing scrolls sideways", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 740 });
  await showInBothThemes(page);
  await subscribesAtOnce(page);
  await askForGelato(page);
  await expect(page.getByText(/^You will hear of it: Gelato/)).toBeVisible();
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
