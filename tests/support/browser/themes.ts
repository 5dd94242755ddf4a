import type { Page } from "@playwright/test";

/** Has a page in its first look, then on the screen again in the dark one. */
export async function inBothThemes(
  page: Page,
  look: (theme: "light" | "dark") => Promise<void>,
): Promise<void> {
  await look("light");
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Theme: light" }).click();
  await look("dark");
}
