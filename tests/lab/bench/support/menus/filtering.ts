import path from "node:path";
import { loadDist } from "../../../../../server/web/pages/dist.ts";
import { buildFloor } from "../subjects/buildFloor.ts";
import type { MenuAnswers } from "./menuAnswers.ts";
import type { Figures } from "../report/metrics.ts";
import { percentile } from "../report/percentile.ts";
import { firstTab, openPhone, slowDown } from "../subjects/phone.ts";
import { REFERENCES } from "../subjects/subjects.ts";
import { SubjectServer } from "../subjects/subjectServer.ts";

/** Builds the page that runs both filters, and serves it with the offers. */
export async function serveFilters(
  { product, naive }: MenuAnswers,
  scratch: string,
): Promise<SubjectServer> {
  const folder = path.join(scratch, "filter");
  await buildFloor(path.join(REFERENCES, "filter"), folder);
  return new SubjectServer(await loadDist(folder), [...product, ...naive]);
}

/**
 * Time of the filters alone, of the product and of the naive page, for each key.
 *
 * @param profile an empty folder
 */
export async function measureFilters(
  executable: string,
  { url }: SubjectServer,
  profile: string,
): Promise<{ product: Figures; floor: Figures }> {
  const context = await openPhone(executable, profile);
  try {
    const page = await firstTab(context);
    await slowDown(page, { network: false });
    await page.goto(url);
    await page.waitForFunction(() => performance.getEntriesByName("done").length > 0);
    const times = (name: string) =>
      page.evaluate(
        (wanted) => performance.getEntriesByName(wanted).map(({ duration }) => duration),
        name,
      );
    const menuFilter = percentile(await times("product"), 0.95);
    return {
      product: { menuFilter },
      floor: { menuFilter: percentile(await times("floor"), 0.95) },
    };
  } finally {
    await context.close();
  }
}
