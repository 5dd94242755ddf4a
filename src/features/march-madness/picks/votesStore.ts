import * as v from "valibot";
import { createPhoneStore } from "#data/createPhoneStore.ts";
import { openLazily } from "#data/storage.ts";
import { OwnVotesSchema } from "#domain/contests/contest.ts";
import type { VoteSubject } from "#domain/contests/contestCalls.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";

const PLACE = { database: "ohio-votes", store: "parts" };

const KeptVotesSchema = v.object({
  /** The account that they belong to: no other one sees them. */
  uid: v.string(),
  years: v.fallback(
    v.record(
      v.string(),
      v.object({
        /** When the server last said so, epoch milliseconds; `null`: never. */
        confirmedAt: v.nullable(v.number()),
        votes: OwnVotesSchema,
      }),
    ),
    {},
  ),
});
type KeptVotes = v.InferOutput<typeof KeptVotesSchema>;
type KeptYear = KeptVotes["years"][string];

/** What this phone knows of an account's votes: those that the server has, and its own. */
export const votesStore = createPhoneStore<KeptVotes | null>(
  { database: openLazily(PLACE), part: "votes", channel: PLACE.database, unstored: "shown" },
  (stored) => {
    const kept = v.safeParse(KeptVotesSchema, stored);
    return kept.success ? kept.output : null;
  },
);

/** Changes what is kept of an account's year; what was of another account is gone then. */
export async function changeYear(
  uid: string,
  year: number,
  to: (kept: KeptYear) => KeptYear,
): Promise<void> {
  await votesStore.change((stored) => {
    const kept = stored?.uid === uid ? stored : { uid, years: {} };
    const before = kept.years[String(year)] ?? { confirmedAt: null, votes: [] };
    return { ...kept, years: { ...kept.years, [String(year)]: to(before) } };
  });
}

let cast = 0;

/** How many votes were given in this visit. What the server was asked before that is older. */
export const votesCast = () => cast;

/** Keeps a vote that this phone has given, also while it waits: whoever sends it, page or worker, says nothing here. */
export async function keepVote(
  uid: string,
  { year, matchup }: VoteSubject,
  entrant: string,
): Promise<void> {
  cast += 1;
  const vote = { matchup, entrant, votedAt: new Date().toISOString() };
  await changeYear(uid, year, ({ confirmedAt, votes }) => ({
    confirmedAt,
    votes: [...votes.filter((each) => each.matchup !== matchup), vote],
  }));
}

/** Takes votes off the phone when their account leaves. */
export function startVotes(): void {
  const leave = () => {
    if (currentSession().state === "unknown") return;
    // Storage takes its time: who is signed in is asked when it is its turn.
    void votesStore.change((kept) => (kept === null || isOfSession(kept) ? kept : null));
  };
  onSessionChange(leave);
  leave();
}

/** As long as it is not known who is signed in, nothing is taken away. */
function isOfSession({ uid }: KeptVotes): boolean {
  const session = currentSession();
  return session.state === "unknown" || (session.state === "signed-in" && session.user.uid === uid);
}
