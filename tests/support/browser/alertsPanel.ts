import type { Page } from "@playwright/test";

/** The panel of alerts, or the editor of one. */
export const panel = (page: Page) => page.getByRole("dialog");

/** Opens the panel from the top bar. */
export async function openPanel(page: Page, tab: "Inbox" | "Alerts" | "Settings"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Notifications" }).click();
  await panel(page).getByRole("tab", { name: tab }).click();
}

/** Asks for an alert about Gelato by the bell of its page. */
export async function askForGelato(page: Page, address = "/strain-genetics/gelato"): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Alert me about Gelato" }).click();
  await panel(page).getByLabel("Price at or under, $").fill("25");
  await panel(page).getByRole("button", { name: "Save the alert" }).click();
}
