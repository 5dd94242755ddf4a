import { and } from "drizzle-orm";
import { namesOf } from "#domain/mapNames.ts";
import { isUnlisted, publishedPath, SCREENS, type ScreenPath } from "#domain/site/routes.ts";
import { SCREEN_DESCRIPTIONS } from "#domain/site/screenDescriptions.ts";
import { documentTitle, SITE, strainPath } from "#domain/site/site.ts";
import type { Db } from "../../db/database.ts";
import { stores } from "../../db/schema/stores.ts";
import { isPublic } from "../../db/visibility.ts";
import { type PageHead, terpenePath } from "./pageHead.ts";
import { summaryText } from "#content/strains/strainSummary.ts";
import type { Strain } from "#content/strains/strain.ts";
import type { Terpene } from "#content/terpenes/terpene.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { terpeneSummary } from "#content/terpenes/terpeneSummary.ts";

/** Screens that show what the database has: made-up figures as long as that is the sample. */
const FED_BY_DATA: ReadonlySet<string> = new Set<ScreenPath>([
  "/",
  "/dispensary-menus",
  "/dispensary-deals",
  "/dispensary-maps",
  "/events",
  "/march-madness",
  "/trends",
  "/yearly-highlights",
]);

/** A screen that is the same for everybody and about no single thing. */
export type FixedScreen = Exclude<ScreenPath, `${string}$${string}`>;

const isFixed = (path: ScreenPath): path is FixedScreen => !path.includes("$");

const FIXED = new Map<string, FixedScreen>(
  namesOf(SCREENS)
    .filter(isFixed)
    .map((screen) => [screen, screen]),
);

/** The fixed screen of that path, if there is one. */
export const fixedScreen = (path: string): FixedScreen | undefined => FIXED.get(path);

/** Fixed screens that may be found by searching. @param sample whether the site shows the sample */
export const listedScreens = (sample: boolean): FixedScreen[] =>
  [...FIXED.values()].filter(
    (screen) => !isUnlisted(screen) && !(sample && FED_BY_DATA.has(screen)),
  );

/** Whether what the site shows is the sample, which search engines should not list. */
export async function showsSample(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(stores.sample, isPublic(stores.sample)))
    .limit(1);
  return rows.length > 0;
}

/** The head of a fixed screen. @param sample whether the site shows the sample */
export function fixedHead(screen: FixedScreen, sample: boolean): PageHead {
  const isListed = listedScreens(sample).includes(screen);
  return { ...headOf(screen), address: isListed ? publishedPath(screen) : null };
}

/** The head of a screen about one thing where there is no such thing. */
export const unknownHead = (screen: ScreenPath): PageHead => ({ ...headOf(screen), address: null });

function headOf(screen: ScreenPath): Omit<PageHead, "address"> {
  return {
    title: documentTitle(SCREENS[screen]),
    heading: screen === "/" ? SITE.community : SCREENS[screen],
    description: SCREEN_DESCRIPTIONS[screen],
    data: null,
  };
}

/** What is reported of a strain. */
export const strainHead = (strain: Strain): PageHead => ({
  title: documentTitle(strain.name),
  heading: `${strain.name}: strain genetics`,
  description: `${summaryText(strain)} Its family tree, and which stores have one. Reported, not proven.`,
  address: strainPath(strain.slug),
  data: null,
});

/** What a chemist and a label say of a terpene. */
export const terpeneHead = (terpene: Terpene): PageHead => ({
  title: documentTitle(terpene.name),
  heading: terpene.name,
  description: `${terpeneSummary(terpene)} ${capitalized(terpene.family)}, ${terpene.formula}. Products and strains with the most of it. What it is, not what it does.`,
  address: terpenePath(terpene.slug),
  data: null,
});

/**
 * The head of something made up: it says so first, has no address to be found by, and tells
 * machines nothing that they would take for real.
 */
export const madeUp = (head: PageHead): PageHead => ({
  ...head,
  heading: `Sample: ${head.heading}`,
  description: `Made-up sample data. ${head.description}`,
  address: null,
  data: null,
});
