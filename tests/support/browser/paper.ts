import { expect, type Page } from "@playwright/test";

/** On paper a screen has its heading, and neither the shell's bar nor its footer. */
export async function expectHeadingOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText(/\w/);
  for (const gone of [page.getByRole("banner"), page.getByRole("contentinfo")])
    await expect(gone).toBeHidden();
}
