import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { strainPath } from "#domain/site/paths.ts";
import { publishedPath } from "#domain/site/routes.ts";
import type { Db } from "../../db/database.ts";
import { terpenePath } from "./addresses.ts";
import { listedScreens, showsSample } from "./heads.ts";
import type { SitemapEntry, Things } from "./source.ts";

/**
 * Every address that is to be found: fixed screens, strains and terpenes, stores with a menu,
 * products on one, events to come. The sample is not among them.
 *
 * @param now epoch milliseconds
 */
export async function readSitemap(
  { store, product, event }: Things,
  db: Db,
  now: number,
): Promise<SitemapEntry[]> {
  const undated = (address: string): SitemapEntry => ({ address, changedAt: null });
  return [
    ...listedScreens(await showsSample(db))
      .map(publishedPath)
      .map(undated),
    ...STRAINS.map(({ slug }) => undated(strainPath(slug))),
    ...TERPENES.map(({ slug }) => undated(terpenePath(slug))),
    ...(await store.listed(db, now)),
    ...(await product.listed(db, now)),
    ...(await event.listed(db, now)),
  ];
}
