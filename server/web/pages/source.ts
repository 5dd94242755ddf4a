import type { FirstView } from "#domain/site/firstView.ts";
import type { ScreenPath } from "#domain/site/routes.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { AnswerSource } from "../answers/answers.ts";
import type { Db } from "../../db/database.ts";
import { firstView, type AskSite, type ViewedScreen } from "./firstView.ts";
import { unknownHead } from "./heads.ts";
import type { PageHead } from "./pageHead.ts";

/** Where the head of an address comes from, and how long it holds. */
export interface ScreenSource extends Pick<AnswerSource, "validFor" | "nextChange"> {
  /** One spelling for all addresses of the same thing: aliases and filters are not in it. */
  path: string;
  /** Whether events decide about it, which change without the other data. */
  isOfEvents?: boolean;
  /** @returns `null` when there is no such thing */
  head: (now: number, db: Db) => Promise<PageHead | null>;
  /** What its first view is written from, where it has one. */
  view?: (now: number) => Promise<FirstView>;
  /** Pattern of the screen's path. */
  screen: ScreenPath;
}

/** An address that is to be found by searching. */
export interface SitemapEntry {
  /** Path and query. */
  address: string;
  /** When what is there was last seen or changed; `null` where that is not known. */
  changedAt: Date | null;
}

/** Pages about the single things of one kind. The room that has them knows their addresses and heads. */
export interface ThingPages {
  /**
   * @param name what the path has behind the screen's own, if anything
   * @returns `null` where the address means no single thing
   */
  source: (name: string | undefined, deps: SourceDeps) => ScreenSource | null;
  /** Those that are to be found, without the sample's. @param now epoch milliseconds */
  listed: (db: Db, now: number) => Promise<SitemapEntry[]>;
}

/** The kinds of things that have pages. */
export interface Things {
  product: ThingPages;
  store: ThingPages;
  event: ThingPages;
}

export interface SourceDeps {
  things: Things;
  /** The first moment after `now` at which a ranking may be another; `null`: none. */
  nextRankingChange: (db: Db, now: number) => Promise<number | null>;
  ask: AskSite;
  /** Origin under which the site is reached. */
  origin: () => string;
  /** Of the query. */
  parameters: Readonly<Record<string, string>>;
}

/** Longest time that the ages in a view, which a page without scripts does not correct, are left alone, in milliseconds. */
const VIEW_LIFE_MS = HOUR_MS;

/**
 * A screen with a first view, unless its address has filters, which only the application knows. A view with
 * prices is another one when a ranking is, and when its ages are.
 */
export function viewed(
  view: ViewedScreen,
  { ask, parameters, nextRankingChange }: SourceDeps,
): Pick<ScreenSource, "path" | "validFor" | "nextChange" | "view"> {
  const { path, reads } = view;
  if (reads !== "any" && Object.keys(parameters).some((name) => !reads.includes(name)))
    return { path: `${path} filtered`, validFor: "unlimited" };
  return {
    path,
    validFor: "minute",
    nextChange: async (now, db) =>
      Math.min((await nextRankingChange(db, now)) ?? Infinity, now + VIEW_LIFE_MS),
    view: (now) => firstView(view, ask, now),
  };
}

/** One document for all that a screen does not know, so that made-up names push out no real ones. */
export const unknownSource = (screen: ScreenPath): ScreenSource => ({
  path: `${screen}?unknown`,
  validFor: "unlimited",
  head: () => Promise.resolve(unknownHead(screen)),
  screen,
});
