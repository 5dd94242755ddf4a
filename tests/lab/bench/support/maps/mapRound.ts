import type { Page } from "@playwright/test";
import { takePaintTimes, untilPainted, watchPaints } from "../menus/paintMarks.ts";
import { longestTaskOf } from "../report/longestTask.ts";
import type { Figures } from "../report/metrics.ts";
import { percentile } from "../report/percentile.ts";
import { firstTab, openPhone, slowDown } from "../subjects/phone.ts";

const SEARCHED = "columbus";

/**
 * A first visit to the map on a slowed phone: until its marks are there, while it is zoomed and
 * moved, and from a key of the search to the list.
 *
 * @param profile an empty folder
 */
export async function measureMap(
  executable: string,
  site: string,
  profile: string,
): Promise<Figures> {
  const context = await openPhone(executable, profile, { serviceWorkers: "block" });
  try {
    const page = await firstTab(context);
    await watchPaints(page);
    await slowDown(page, { network: false });
    await page.goto(`${site}/dispensary-maps`);
    await theMap(page).getByRole("option").first().waitFor();
    const mapOpening = await page.evaluate(() => performance.now());
    const mapLongestTask = await longestTaskOf(page, () => move(page));

    await page.goto(`${site}/dispensary-maps`);
    const search = page.getByLabel("Find a store, city or ZIP");
    await search.click();
    await takePaintTimes(page);
    for (const letter of SEARCHED) {
      await page.keyboard.press(letter);
      await untilPainted(page, 100);
    }
    return {
      mapOpening,
      mapLongestTask,
      mapFilter: percentile(await takePaintTimes(page), 0.5),
    };
  } finally {
    await context.close();
  }
}

const theMap = (page: Page) => page.getByRole("listbox", { name: /^Map of/ });

/** Zooms in and out by the wheel, and moves by the keys. */
async function move(page: Page): Promise<void> {
  const map = theMap(page);
  await map.focus();
  const box = await map.boundingBox();
  if (box === null) throw new Error("The map is not shown.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.down("Control");
  for (const way of [-100, 100])
    for (let count = 0; count < 30; count += 1) await page.mouse.wheel(0, way);
  await page.keyboard.up("Control");
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
    for (let count = 0; count < 5; count += 1) await page.keyboard.press(`Shift+${key}`);
}
