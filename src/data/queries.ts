import { LARGE_ANSWERS } from "#domain/queries/largeAnswers.ts";
import { LARGE_QUERIES, type LargeQueryName } from "#domain/queries/largeQueries.ts";
import type { QueryDescriptor } from "#domain/queries/smallQueries.ts";
import type { Region } from "#domain/stores/regions.ts";
import { largePersister } from "./saved/largePersister.ts";
import { savedQuery } from "./saved/savedQuery.ts";

/** A query whose answer is compared value by value, so that what has not changed is not rendered again. */
const ofValues = <Name extends LargeQueryName>(descriptor: QueryDescriptor<Name>) =>
  savedQuery(descriptor, LARGE_ANSWERS[descriptor.key[0]], largePersister);

/** One of columns, which is replaced as a whole. */
const ofColumns = <Name extends LargeQueryName>(descriptor: QueryDescriptor<Name>) =>
  savedQuery(descriptor, LARGE_ANSWERS[descriptor.key[0]], largePersister, "none");

/**
 * Every large answer of the server as a query, once: its key, its path, the schema that reads it and its copies. Those
 * that home needs are in its own file, because landing does without all these schemas.
 */
export const largeQueries = {
  stores: ofValues(LARGE_QUERIES.stores),
  /** The menus of all stores. */
  menus: ofColumns(LARGE_QUERIES.menus),
  /** A store's menu, by its slug. */
  menu: (slug: string) => ofColumns(LARGE_QUERIES.menu(slug)),
  deals: ofColumns(LARGE_QUERIES.deals),
  /** By a product's code in small letters. */
  product: (code: string) => ofValues(LARGE_QUERIES.product(code)),
  search: ofColumns(LARGE_QUERIES.search),
  /** What the shelves say of each strain. */
  strains: ofValues(LARGE_QUERIES.strains),
  /** By a strain's slug. */
  strainOffers: (slug: string) => ofColumns(LARGE_QUERIES.strainOffers(slug)),
  /** By a terpene's slug. */
  terpeneProducts: (slug: string) => ofValues(LARGE_QUERIES.terpeneProducts(slug)),
  /** Events to come, and those of the last 90 days. */
  events: ofValues(LARGE_QUERIES.events),
  eventsOf: (year: number) => ofValues(LARGE_QUERIES.eventsOf(String(year))),
  /** Prices by week; of the state without a region. */
  trends: (region: Region | undefined) => ofColumns(LARGE_QUERIES.trends(region ?? null)),
  /** The offers behind a week's median. */
  trendOffers: (week: string, category: string, region: Region | undefined) =>
    ofColumns(LARGE_QUERIES.trendOffers(week, category, region ?? null)),
  /** Years with data, newest first. */
  highlightYears: ofValues(LARGE_QUERIES.highlightYears),
  highlightsOf: (year: number) => ofValues(LARGE_QUERIES.highlightsOf(String(year))),
  /** Contests of all years, newest first. */
  contests: ofValues(LARGE_QUERIES.contests),
  contestOf: (year: number) => ofValues(LARGE_QUERIES.contest(String(year))),
};
