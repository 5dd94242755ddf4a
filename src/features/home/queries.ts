import { smallPersister } from "#data/persister.ts";
import { savedQuery } from "#data/savedQuery.ts";
import { AnnouncementsSchema } from "#domain/announcements.ts";
import { SMALL_QUERIES } from "#domain/smallQueries.ts";
import { StatisticsSchema } from "#domain/statistics.ts";

export const homeQueries = {
  statistics: savedQuery(SMALL_QUERIES.statistics, StatisticsSchema, smallPersister),
  announcements: savedQuery(SMALL_QUERIES.announcements, AnnouncementsSchema, smallPersister),
};
