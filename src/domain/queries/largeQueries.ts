import { queriesIn, type NamesOf } from "./smallQueries.ts";

const query = queriesIn("large");
const of = encodeURIComponent;

export const LARGE_QUERIES = {
  stores: query("/api/stores", "stores"),
  /** The menus of all stores in one table. */
  menus: query("/api/menus", "menus"),
  /** One store's menu, by the store's slug. */
  menu: (slug: string) => query(`/api/menus/${of(slug)}`, "menu", slug),
  /** What is added to prices at the register. */
  taxes: query("/api/taxes", "taxes"),
  deals: query("/api/deals", "deals"),
  /** A product with its offers, by its code in small letters. */
  product: (code: string) => query(`/api/products/${of(code)}`, "product", code),
  /** Names of all products, for a visitor whose code is unknown. */
  search: query("/api/search", "search"),
  /** What the shelves of the state say of each strain. */
  strains: query("/api/strains", "strains"),
  /** What all stores of the state have of a strain, by its slug. */
  strainOffers: (slug: string) => query(`/api/strains/${of(slug)}/offers`, "strain-offers", slug),
  /** Events to come, and those that ended within 90 days. */
  events: query("/api/events", "events"),
  /** Events that began in a year, by its four digits. */
  eventsOf: (year: string) => query(`/api/events?year=${of(year)}`, "events", year),
  /** Prices and availability by week; of the state, or of a region. */
  trends: (region: string | null) =>
    region === null
      ? query("/api/trends", "trends")
      : query(`/api/trends?region=${of(region)}`, "trends", region),
  /** Offers behind a week's median, by week, category and region. */
  trendOffers: (week: string, category: string, region: string | null) =>
    query(
      `/api/trends/${of(week)}/${of(category)}${region === null ? "" : `?region=${of(region)}`}`,
      "trend-offers",
      week,
      category,
      region ?? "",
    ),
  /** Years with highlights. */
  highlightYears: query("/api/highlights", "highlights"),
  /** A year's highlights, by its four digits. */
  highlightsOf: (year: string) => query(`/api/highlights/${of(year)}`, "highlights-of", year),
  /** Contests of all years. */
  contests: query("/api/contests", "contests"),
  /** A contest, by the four digits of its year. */
  contest: (year: string) => query(`/api/contests/${of(year)}`, "contest", year),
  /** The richest products and strains of the state, by the terpene's slug. */
  terpeneProducts: (slug: string) =>
    query(`/api/terpenes/${of(slug)}/products`, "terpene-products", slug),
};

export type LargeQueryName = NamesOf<typeof LARGE_QUERIES>;
