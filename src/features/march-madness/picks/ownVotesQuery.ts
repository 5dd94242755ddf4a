import { queryOptions } from "@tanstack/react-query";
import type { Token } from "#data/api/accountCall.ts";
import { readOwnVotes } from "#data/api/contestsClient.ts";
import { pending } from "#data/outbox/outbox.ts";
import type { OwnVotes } from "#domain/contests/contest.ts";
import { parseVoteSubject } from "#domain/contests/contestCalls.ts";
import { changeYear, votesCast } from "./votesStore.ts";

/** Asks what the account has voted, and keeps it on the phone. The screen reads what is kept. */
export const ownVotesQuery = (uid: string, token: Token, year: number) =>
  queryOptions({
    queryKey: ["votes", uid, year],
    queryFn: async () => {
      let before: number;
      let votes: OwnVotes;
      let unsent: ReadonlySet<string>;
      do {
        before = votesCast();
        // From before the question: what arrives meanwhile may be missing in the answer.
        unsent = await unsentMatchups(uid, year);
        votes = await readOwnVotes(token, year);
      } while (before !== votesCast());
      const confirmedAt = Date.now();
      await changeYear(uid, year, (kept) => ({
        confirmedAt,
        votes: [
          ...votes.filter(({ matchup }) => !unsent.has(matchup)),
          ...kept.votes.filter(({ matchup }) => unsent.has(matchup)),
        ],
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
