import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import type { Region } from "#domain/stores/regions.ts";
import { TrendOffersSchema, TrendsSchema } from "#domain/trends/trends.ts";

export const trendQueries = {
  /** By week; of the state without a region. */
  trends: (region: Region | undefined) =>
    savedQuery(LARGE_QUERIES.trends(region ?? null), TrendsSchema, largePersister, "none"),
  /** The offers behind a week's median. */
  offers: (week: string, category: string, region: Region | undefined) =>
    savedQuery(
      LARGE_QUERIES.trendOffers(week, category, region ?? null),
      TrendOffersSchema,
      largePersister,
      "none",
    ),
};
