import { queryOptions } from "@tanstack/react-query";
import type { Token } from "#data/api/accountCall.ts";
import { readOwnVotes } from "#data/api/contestsClient.ts";
import type { OwnVotes } from "#domain/contests/contest.ts";
import { changeYear, receivedVotes } from "./votesStore.ts";

/** Asks what the account has voted, and keeps it on the phone. The screen reads what is kept. */
export const ownVotesQuery = (uid: string, token: Token, year: number) =>
  queryOptions({
    queryKey: ["votes", uid, year],
    queryFn: async () => {
      let before: number;
      let votes: OwnVotes;
      do {
        before = receivedVotes();
        votes = await readOwnVotes(token, year);
      } while (before !== receivedVotes());
      const confirmedAt = Date.now();
      await changeYear(uid, year, () => ({ confirmedAt, votes }));
      return confirmedAt;
    },
    // Another phone of the account may have voted.
    staleTime: 0,
  });
