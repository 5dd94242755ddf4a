import type { Page } from "@playwright/test";

/** Lets a page believe that it is later, from its next document on. @param ms by how much */
export async function laterBy(page: Page, ms: number): Promise<void> {
  await page.addInitScript((more) => {
    const { now } = Date;
    Date.now = () => now() + more;
  }, ms);
}
