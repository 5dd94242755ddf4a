import { queryOptions } from "@tanstack/react-query";
import type { Token } from "#data/api/accountCall.ts";
import { readOwnVotes } from "./contestsClient.ts";
import { pending } from "#data/outbox/outbox.ts";
import { parseVoteSubject } from "#domain/contests/contestCalls.ts";
import { changeYear, without } from "./votesStore.ts";

/** Asks what the account has voted, and keeps it on the phone. The screen reads what is kept. */
export const ownVotesQuery = (uid: string, token: Token, year: number) =>
  queryOptions({
    queryKey: ["votes", uid, year],
    queryFn: async () => {
      // Both before and after the question: the server may have had neither when it answered.
      const before = await unsentMatchups(uid, year);
      const votes = await readOwnVotes(token, year);
      const after = await unsentMatchups(uid, year);
      const confirmedAt = Date.now();
      const isOlder = (matchup: string) => !before.has(matchup) && !after.has(matchup);
      await changeYear(uid, year, ({ given }) => ({
        confirmedAt,
        votes,
        given: without(given, isOlder),
      }));
      return confirmedAt;
    },
    // Another phone of the account may have voted.
    staleTime: 0,
  });

/** Matchups whose votes the server may not have yet. */
async function unsentMatchups(uid: string, year: number): Promise<ReadonlySet<string>> {
  const entries = await pending(uid);
  return new Set(
    entries.flatMap(({ subject, state }) => {
      const vote = parseVoteSubject(subject);
      return vote?.year === year && state.is !== "refused" ? vote.matchup : [];
    }),
  );
}
