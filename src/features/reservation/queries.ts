import { queryOptions } from "@tanstack/react-query";
import { readReservations } from "#data/api/reservationsClient.ts";
import { savedQuery } from "#data/persisted/savedQuery.ts";
import { largePersister } from "#data/persisted/largePersister.ts";
import { EventsSchema } from "#domain/events/event.ts";
import { LARGE_QUERIES } from "#domain/queries/largeQueries.ts";
import { changeMine } from "./mine/mineStore.ts";

/** Events, and how many seats are left. */
export const eventsQuery = savedQuery(LARGE_QUERIES.events, EventsSchema, largePersister);

/** Asks what the account has reserved, and keeps it on the phone. The screen reads what is kept. */
export const mineQuery = (uid: string, token: () => Promise<string>) =>
  queryOptions({
    queryKey: ["reservations", uid],
    queryFn: async () => {
      const reservations = await readReservations(token);
      const confirmedAt = Date.now();
      await changeMine(uid, (mine) => ({ ...mine, reservations, confirmedAt }));
      return confirmedAt;
    },
    // Places in the queue and seats change without this phone.
    staleTime: 0,
  });
