import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import {
  fixedHead,
  fixedScreen,
  showsSample,
  type FixedScreen,
  strainHead,
  terpeneHead,
} from "./heads.ts";
import { unknownSource, viewed, type ScreenSource, type SourceDeps } from "./source.ts";
import type { ScreenPath } from "#domain/site/routes.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import type { ViewedScreen } from "./firstView.ts";
import type { PageHead } from "./pageHead.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";

/** @param screen path of a screen as `canonicalPath` gives it, parameters included */
export function screenSource(screen: string, deps: SourceDeps): ScreenSource {
  const [, folder, name] = screen.split("/");
  const { product, store, event } = deps.things;
  const fixed = fixedScreen(screen);
  if (fixed === "/dispensary-menus") return store.source(name, deps) ?? fixedSource(fixed, deps);
  if (fixed === "/events") return event.source(name, deps) ?? fixedSource(fixed, deps);
  if (fixed !== undefined) return fixedSource(fixed, deps);
  if (folder === "strain-genetics") return namedSource(STRAIN, STRAINS, name, deps);
  if (folder === "terpenes") return namedSource(TERPENE, TERPENES, name, deps);
  return product.source(name, deps) ?? unknownSource("/product/$code");
}

function fixedSource(screen: FixedScreen, deps: SourceDeps): ScreenSource {
  const view = fixedView(screen);
  return {
    ...(view === null ? { path: screen, validFor: "unlimited" } : viewed(view, deps)),
    head: async (_, db) => fixedHead(screen, await showsSample(db)),
    screen,
  };
}

/** Longest name that anybody types; what is longer is not looked for. */
const LONGEST_NAME = 100;

interface Named {
  slug: string;
  name: string;
  aliases: readonly string[];
}

/** Screens about the things of a list that the site itself brings along. */
interface NamedScreen<Thing extends Named> {
  screen: ScreenPath;
  head: (thing: Thing) => PageHead;
  view: (slug: string) => ViewedScreen;
}

/** @param slug of a strain */
const strainView = (slug: string): ViewedScreen => ({
  path: `/strain-genetics/${slug}`,
  queries: [LARGE_QUERIES.strainOffers(slug)],
  reads: "any",
});

const STRAIN = {
  screen: "/strain-genetics/$genetic",
  head: strainHead,
  view: strainView,
} as const;

/** @param slug of a terpene */
const terpeneView = (slug: string): ViewedScreen => ({
  path: `/terpenes/${slug}`,
  queries: [LARGE_QUERIES.terpeneProducts(slug)],
  reads: "any",
});

const TERPENE = {
  screen: "/terpenes/$terpene",
  head: terpeneHead,
  view: terpeneView,
} as const;

/** @param wanted its slug, or a name by which it is known, as the address has it */
function namedSource<Thing extends Named>(
  { screen, head, view: viewOf }: NamedScreen<Thing>,
  things: readonly Thing[],
  wanted: string | undefined,
  deps: SourceDeps,
): ScreenSource {
  const name = decoded(wanted ?? "");
  const thing = name.length > LONGEST_NAME ? null : findNamed(things, name);
  if (thing === null) return unknownSource(screen);
  return {
    ...viewed(viewOf(thing.slug), deps),
    head: () => Promise.resolve(head(thing)),
    screen,
  };
}

/** A parameter as the router writes and reads it: in quotes where it would be a number otherwise. */
export const words = (value: string | undefined): string | null =>
  value?.toLowerCase().replace(/^"(.*)"$/, "$1") || null;

/** A part of an address, as it is where it cannot be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What the fixed screens ask for that have a first view: home, and those that are there to be read.
 * Forms are not among them: nothing that is typed into a view would stay.
 */
const VIEWED: Partial<Record<FixedScreen, Omit<ViewedScreen, "path">>> = {
  "/": { queries: [SMALL_QUERIES.statistics, SMALL_QUERIES.announcements], reads: "any" },
  "/introduction": { queries: [], reads: "any" },
  "/social": { queries: [SMALL_QUERIES.config], reads: "any" },
  "/contribute": { queries: [SMALL_QUERIES.config], reads: "any" },
  "/resources": { queries: [], reads: [] },
  "/change-log": { queries: [], reads: "any" },
  "/other-maps": { queries: [], reads: [] },
  "/strain-genetics": { queries: [], reads: [] },
};

/** What the first view of a fixed screen is written from; `null` where it has none. */
function fixedView(screen: FixedScreen): ViewedScreen | null {
  const view = VIEWED[screen];
  return view === undefined ? null : { ...view, path: screen };
}
