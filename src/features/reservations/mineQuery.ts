import { queryOptions } from "@tanstack/react-query";
import { readReservations } from "./reservationsClient.ts";
import { changeMine } from "./mineStore.ts";

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
