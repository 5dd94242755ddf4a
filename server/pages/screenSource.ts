import { eq } from "drizzle-orm";
import { STRAINS } from "#content/strains/strains.ts";
import { TERPENES } from "#content/terpenes/terpenes.ts";
import type { FirstView } from "#domain/site/firstView.ts";
import type { ScreenPath } from "#domain/site/routes.ts";
import { findNamed } from "#domain/strains/spelledNames.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { AnswerSource } from "../answers/answers.ts";
import type { Db } from "../db/database.ts";
import { stores } from "../db/schema/stores.ts";
import { readEvent } from "../events/readEvents.ts";
import { readName } from "../http/input/readName.ts";
import { nextRankingChange } from "../offers/nextChange.ts";
import { readProduct } from "../routes/products/readProduct.ts";
import { storeProfiles } from "../stores/storeProfiles.ts";
import { strainHead, terpeneHead } from "./heads/contentHeads.ts";
import { eventHead } from "./heads/eventHead.ts";
import {
  fixedHead,
  fixedScreen,
  showsSample,
  unknownHead,
  type FixedScreen,
} from "./heads/plainHead.ts";
import { productHead } from "./heads/productHead.ts";
import { storeHead } from "./heads/storeHead.ts";
import { homeView, type AskSite } from "./firstView.ts";
import type { PageHead } from "./pageHead.ts";

/** Where the head of an address comes from, and how long it holds. */
export interface ScreenSource extends Pick<AnswerSource, "validFor" | "nextChange"> {
  /** One spelling for all addresses of the same thing: aliases and filters are not in it. */
  path: string;
  /** Whether events decide about it, which change without the other data. */
  isOfEvents?: boolean;
  /** @returns `null` when there is no such thing */
  head: (now: number) => Promise<PageHead | null>;
  /** What its first view is written from, where it has one. */
  view?: (now: number) => Promise<FirstView>;
  /** Of the screen where there is no such thing. */
  unknown: ScreenPath;
}

interface SourceDeps {
  db: Db;
  ask: AskSite;
  /** Origin under which the site is reached. */
  origin: string;
  /** A parameter of the query. */
  parameter: (name: string) => string | undefined;
}

/** @param screen path of a screen as `canonicalPath` gives it, parameters included */
export function screenSource(screen: string, deps: SourceDeps): ScreenSource {
  const [, folder, name] = screen.split("/");
  const fixed = fixedScreen(screen);
  if (fixed === "/dispensary-menus") return storeSource(deps) ?? fixedSource(fixed, deps);
  if (fixed === "/events") return eventSource(deps) ?? fixedSource(fixed, deps);
  if (fixed === "/") return homeSource(deps);
  if (fixed !== undefined) return fixedSource(fixed, deps);
  if (folder === "strain-genetics")
    return namedSource("/strain-genetics/$genetic", STRAINS, name, strainHead);
  if (folder === "terpenes") return namedSource("/terpenes/$terpene", TERPENES, name, terpeneHead);
  return productSource(name, deps);
}

function fixedSource(screen: FixedScreen, { db }: SourceDeps): ScreenSource {
  return {
    path: screen,
    validFor: "unlimited",
    head: async () => fixedHead(screen, await showsSample(db)),
    unknown: screen,
  };
}

/** Longest time that the ages in a view, which a page without scripts does not correct, are left alone, in milliseconds. */
const VIEW_LIFE_MS = HOUR_MS;

function homeSource(deps: SourceDeps): ScreenSource {
  return {
    ...fixedSource("/", deps),
    validFor: "minute",
    nextChange: async (now) =>
      Math.min((await nextRankingChange(deps.db, now)) ?? Infinity, now + VIEW_LIFE_MS),
    view: (now) => homeView(deps.ask, now),
  };
}

function productSource(name: string | undefined, { db, origin }: SourceDeps): ScreenSource {
  const unknown = "/product/$code";
  const code = readName(name ?? "");
  if (code === null) return unknownSource(unknown);
  return {
    path: `/product/${code}`,
    validFor: "minute",
    nextChange: (now) => nextRankingChange(db, now),
    head: async (now) => {
      const detail = await readProduct(db, code, now);
      return detail && productHead(detail, origin, now);
    },
    unknown,
  };
}

/** @returns `null` where no single store is meant */
function storeSource({ db, origin, parameter }: SourceDeps): ScreenSource | null {
  const wanted = words(parameter("store"));
  if (wanted === null || wanted === "all") return null;
  const unknown = "/dispensary-menus";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(unknown);
  return {
    path: `/dispensary-menus?store=${slug}`,
    validFor: "unlimited",
    head: async () => {
      const [store] = await storeProfiles(db, eq(stores.slug, slug));
      return store === undefined ? null : storeHead(store, origin);
    },
    unknown,
  };
}

/** @returns `null` where no single event is meant */
function eventSource({ db, origin, parameter }: SourceDeps): ScreenSource | null {
  const wanted = words(parameter("event"));
  if (wanted === null) return null;
  const unknown = "/events";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(unknown);
  return {
    path: `/events?event=${slug}`,
    validFor: "unlimited",
    isOfEvents: true,
    head: async () => {
      const event = await readEvent(db, slug);
      return event && eventHead(event, origin);
    },
    unknown,
  };
}

/** Longest name that anybody types; what is longer is not looked for. */
const LONGEST_NAME = 100;

function namedSource<Thing extends { slug: string; name: string; aliases: readonly string[] }>(
  screen: ScreenPath,
  things: readonly Thing[],
  wanted: string | undefined,
  headOf: (thing: Thing) => PageHead,
): ScreenSource {
  const name = decoded(wanted ?? "");
  const thing = name.length > LONGEST_NAME ? null : findNamed(things, name);
  if (thing === null) return unknownSource(screen);
  return {
    path: screen.replace(/\$\w+/, thing.slug),
    validFor: "unlimited",
    head: () => Promise.resolve(headOf(thing)),
    unknown: screen,
  };
}

/** One document for all that a screen does not know, so that made-up names push out no real ones. */
export const unknownSource = (screen: ScreenPath): ScreenSource => ({
  path: `${screen}?unknown`,
  validFor: "unlimited",
  head: () => Promise.resolve(unknownHead(screen)),
  unknown: screen,
});

/** A parameter as the router writes and reads it: in quotes where it would be a number otherwise. */
const words = (value: string | undefined): string | null =>
  value?.toLowerCase().replace(/^"(.*)"$/, "$1") || null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
