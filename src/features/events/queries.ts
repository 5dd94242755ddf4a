import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { EventsSchema } from "#domain/events/event.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

export const eventQueries = {
  /** Those to come, and those of the last 90 days. */
  near: savedQuery(LARGE_QUERIES.events, EventsSchema, largePersister),
  of: (year: number) =>
    savedQuery(LARGE_QUERIES.eventsOf(String(year)), EventsSchema, largePersister),
};
