import { and, asc, eq, gt, isNull, max } from "drizzle-orm";
import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import { productPath, strainPath } from "#domain/site/paths.ts";
import { publishedPath } from "#domain/site/routes.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { offers, products } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import { ITS_PRODUCT, ITS_STORE } from "../../offers/publicOffers.ts";
import { eventPath, storePath, terpenePath } from "../addresses.ts";
import { listedScreens, showsSample } from "../heads/plainHead.ts";

/** An address that is to be found by searching. */
export interface SitemapEntry {
  /** Path and query. */
  address: string;
  /** When what is there was last seen or changed; `null` where that is not known. */
  changedAt: Date | null;
}

/**
 * Every address that is to be found: fixed screens, strains and terpenes, stores with a menu,
 * products on one, events to come. The sample is not among them.
 *
 * @param now epoch milliseconds
 */
export async function readSitemap(db: Db, now: number): Promise<SitemapEntry[]> {
  const isOnRealMenu = and(isNull(offers.missingSince), eq(stores.sample, false));
  const menus = await db
    .select({ slug: stores.slug, changedAt: max(offers.observedAt) })
    .from(stores)
    .innerJoin(offers, eq(offers.storeId, stores.id))
    .where(isOnRealMenu)
    .groupBy(stores.id)
    .orderBy(asc(stores.slug));
  const sold = await db
    .select({ code: products.code, changedAt: max(offers.observedAt) })
    .from(offers)
    .innerJoin(products, ITS_PRODUCT)
    .innerJoin(stores, ITS_STORE)
    .where(and(isOnRealMenu, eq(products.sample, false)))
    .groupBy(products.id)
    .orderBy(asc(products.code));
  const planned = await db
    .select({ slug: events.slug, changedAt: events.updatedAt })
    .from(events)
    .where(and(isPublicEvent(), eq(events.sample, false), gt(events.endsAt, new Date(now))))
    .orderBy(asc(events.startsAt), asc(events.id));
  const undated = (address: string): SitemapEntry => ({ address, changedAt: null });
  return [
    ...listedScreens(await showsSample(db))
      .map(publishedPath)
      .map(undated),
    ...STRAINS.map(({ slug }) => undated(strainPath(slug))),
    ...TERPENES.map(({ slug }) => undated(terpenePath(slug))),
    ...menus.map(({ slug, changedAt }) => ({ address: storePath(slug), changedAt })),
    ...sold.map(({ code, changedAt }) => ({ address: productPath(code), changedAt })),
    ...planned.map(({ slug, changedAt }) => ({ address: eventPath(slug), changedAt })),
  ];
}
