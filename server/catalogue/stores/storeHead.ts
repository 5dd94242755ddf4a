import { documentTitle } from "#domain/site/site.ts";
import { offersText, storeTitle, type StoreProfile } from "#domain/stores/stores.ts";
import { formatDate } from "#domain/time/age.ts";
import { storePath, type PageHead } from "../../web/pages/pageHead.ts";
import { and, asc, eq, isNull, max } from "drizzle-orm";
import { CATEGORIES } from "#domain/menus/categories.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { Db } from "../../db/database.ts";
import { offers } from "../../db/schema/offers.ts";
import { stores } from "../../db/schema/stores.ts";
import { readName } from "../../web/input.ts";
import { isCalled } from "./formerSlugs.ts";
import { storeProfiles } from "./storeProfiles.ts";
import type { ViewedScreen } from "../../web/pages/firstView.ts";
import { words } from "../../web/pages/screenSource.ts";
import {
  unknownSource,
  viewed,
  type ScreenSource,
  type SitemapEntry,
  type SourceDeps,
  type ThingPages,
} from "../../web/pages/source.ts";
import { storeData } from "./storePage.ts";
import { madeUp } from "../../web/pages/heads.ts";

/** The pages of stores: the menus' screen, asked for one of them. */
export const storePages: ThingPages = { source: storeSource, listed: listedStores };

/** What a menu can be asked to list. */
const LISTED = [...CATEGORIES, "all"] as const;

function storeSource(_: string | undefined, deps: SourceDeps): ScreenSource | null {
  const { store, category } = deps.parameters;
  const wanted = words(store);
  if (wanted === null || wanted === "all") return null;
  const screen = "/dispensary-menus";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(screen);
  const listed = LISTED.find((each) => each === category);
  const view: ViewedScreen = {
    path: `/dispensary-menus?store=${slug}${listed === undefined ? "" : `&category=${listed}`}`,
    queries: [LARGE_QUERIES.menu(slug)],
    reads: ["store", "category"],
  };
  return {
    ...viewed(view, deps),
    head: async (_now, db) => {
      const [found] = await storeProfiles(db, isCalled(slug));
      return found === undefined ? null : storeHead(found, deps.origin());
    },
    screen,
  };
}

/** Those with a menu. */
async function listedStores(db: Db): Promise<SitemapEntry[]> {
  const menus = await db
    .select({ slug: stores.slug, changedAt: max(offers.observedAt) })
    .from(stores)
    .innerJoin(offers, eq(offers.storeId, stores.id))
    .where(and(isNull(offers.missingSince), eq(stores.sample, false)))
    .groupBy(stores.id)
    .orderBy(asc(stores.slug));
  return menus.map(({ slug, changedAt }) => ({ address: storePath(slug), changedAt }));
}

/** A store and how much of its menu is known, as of a day that is named. */
export function storeHead(store: StoreProfile, origin: string): PageHead {
  const { street, city, zip } = store;
  const name = storeTitle(store);
  const where = [street, city, zip === null ? null : `OH ${zip}`].filter((part) => part !== null);
  const head = {
    title: documentTitle(name),
    heading: `${name}: menu`,
    description: `${menuWords(store)}${street === null ? "" : ` ${where.join(", ")}.`}`,
    address: storePath(store.slug),
    data: storeData(store, origin),
  };
  return store.sample ? madeUp(head) : head;
}

function menuWords(store: StoreProfile): string {
  if (store.offers === 0 || store.observedAt === null) return "No menu of this store is known yet.";
  return `${offersText(store)} on its menu, last seen ${formatDate(Date.parse(store.observedAt))}.`;
}
