import { longestTaskOf } from "../report/longestTask.ts";
import { firstTab, openPhone, slowDown } from "../subjects/phone.ts";

/** What waits until the page has been painted has begun by then, in milliseconds after the network is quiet. */
const CALM_MS = 2_000;

/**
 * The longest task of the page's main thread at a first visit on a slow phone and network, in
 * milliseconds. The browser's own are among them: its first frame, and what it does for a new page.
 *
 * @param profile an empty folder
 */
export async function measureLandingTask(
  executable: string,
  url: string,
  profile: string,
): Promise<number> {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    await slowDown(page, { network: true });
    return await longestTaskOf(page, async () => {
      await page.goto(url, { waitUntil: "networkidle" });
      await page.waitForTimeout(CALM_MS);
    });
  } finally {
    await context.close();
  }
}
