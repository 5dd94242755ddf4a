import { queryOptions } from "@tanstack/react-query";
import { readReservations } from "#data/api/reservationsClient.ts";
import { savedQuery } from "#data/persisted/savedQuery.ts";
import { smallPersister } from "#data/persisted/persister.ts";
import { SMALL_ANSWERS } from "#domain/queries/smallAnswers.ts";
import { SMALL_QUERIES } from "#domain/queries/smallQueries.ts";
import { changeMine } from "./mine/mineStore.ts";

/** Events, and how many seats are left. */
export const eventsQuery = savedQuery(SMALL_QUERIES.events, SMALL_ANSWERS.events, smallPersister);

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
