import { largePersister } from "#data/saved/largePersister.ts";
import { savedQuery } from "#data/saved/savedQuery.ts";
import { EventsSchema } from "#domain/events/event.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";

/** Events, and how many seats are left. */
export const eventsQuery = savedQuery(LARGE_QUERIES.events, EventsSchema, largePersister);
