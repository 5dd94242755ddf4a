import type { DayOfWeek, OpeningHoursSpecification, StoreLeaf, WithContext } from "schema-dts";
import { WEEK, type OpeningHours, type WeekDay } from "#domain/stores/openingHours.ts";
import { type StoreProfile, offersText, storeTitle } from "#domain/stores/stores.ts";
import { storePath, type PageHead } from "../../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../../web/pages/structuredData.ts";
import { documentTitle } from "#domain/site/site.ts";
import { formatDate } from "#domain/time/age.ts";
import { and, asc, eq, isNull, max } from "drizzle-orm";
import { CATEGORIES } from "#domain/offers/categories.ts";
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
import { madeUp } from "../../web/pages/heads.ts";

const DAYS: Readonly<Record<WeekDay, DayOfWeek>> = {
  mon: "https://schema.org/Monday",
  tue: "https://schema.org/Tuesday",
  wed: "https://schema.org/Wednesday",
  thu: "https://schema.org/Thursday",
  fri: "https://schema.org/Friday",
  sat: "https://schema.org/Saturday",
  sun: "https://schema.org/Sunday",
};

/** A store in the words of schema.org, as far as it is known. */
export function storeData(store: StoreProfile, origin: string): WithContext<StoreLeaf> {
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": origin + storePath(store.slug),
    name: store.name,
    url: origin + storePath(store.slug),
    ...known({
      sameAs: store.website,
      telephone: store.phone,
      address: postalAddress(store),
      geo: geoCoordinates(store),
      openingHoursSpecification: store.openingHours && openingHours(store.openingHours),
    }),
  };
}

/** A day that has none is closed. */
function openingHours(hours: OpeningHours): OpeningHoursSpecification[] {
  return WEEK.flatMap((day) =>
    hours[day].map(([opens, closes]): OpeningHoursSpecification => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: DAYS[day],
      opens,
      closes: lastMinute(opens, closes),
    })),
  );
}

/** Readers of these data know no 24:00: they take a whole day to end at 23:59, and midnight for 00:00. */
function lastMinute(opens: string, closes: string): string {
  if (closes !== "24:00") return closes;
  return opens === "00:00" ? "23:59" : "00:00";
}

/** What a menu can be asked to list. */
const LISTED = [...CATEGORIES, "all"] as const;

/** The pages of stores: the menus' screen, asked for one of them. */
export const storePages: ThingPages = { source: storeSource, listed: listedStores };

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
