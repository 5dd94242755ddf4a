import { smallPersister } from "#data/saved/persister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { AnnouncementsSchema } from "#domain/site/site.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { StatisticsSchema } from "#domain/offers/statistics.ts";

export const homeQueries = {
  statistics: savedQuery(SMALL_QUERIES.statistics, StatisticsSchema, smallPersister),
  announcements: savedQuery(SMALL_QUERIES.announcements, AnnouncementsSchema, smallPersister),
};
