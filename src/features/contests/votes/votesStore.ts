import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";
import { createPhoneStore } from "#data/phoneRecord.ts";
import { onTakenBack } from "#data/outbox/outbox.ts";
import { OwnVotesSchema } from "#domain/contests/contest.ts";
import { parseVoteSubject, type VoteSubject } from "#domain/contests/contestCalls.ts";
import { currentSession, onSessionChange } from "#platform/session/session.ts";

/** Where the phone keeps what was voted, and what was chosen before anybody signed in. */
export const VOTES = { database: `${STORAGE}-votes`, store: "parts" };

const YearSchema = v.object({
  /** When the server last said so, epoch milliseconds; `null`: never. */
  confirmedAt: v.nullable(v.number()),
  /** Those that the server has. */
  votes: OwnVotesSchema,
  /** Those that this phone has given since, by matchup: the entrant. Page or worker send them. */
  given: v.record(v.string(), v.string()),
});
export type KeptYear = v.InferOutput<typeof YearSchema>;

const KeptVotesSchema = v.object({
  /** The account that they belong to, and no other one sees them; `null`: no account's. */
  uid: v.nullable(v.string()),
  years: v.fallback(v.record(v.string(), YearSchema), {}),
});
type KeptVotes = v.InferOutput<typeof KeptVotesSchema>;

const NOTHING: KeptVotes = { uid: null, years: {} };
export const EMPTY_YEAR: KeptYear = { confirmedAt: null, votes: [], given: {} };

/** What this phone knows of an account's votes. */
export const votesStore = createPhoneStore<KeptVotes>(
  { location: VOTES, part: "votes", channel: VOTES.database, unstored: "shown" },
  (stored) => {
    const kept = v.safeParse(KeptVotesSchema, stored);
    return kept.success ? kept.output : NOTHING;
  },
);

/** Changes what is kept of an account's year; what was of another account is gone then. */
export async function changeYear(
  uid: string,
  year: number,
  to: (kept: KeptYear) => KeptYear,
): Promise<void> {
  await votesStore.change((stored) => {
    const kept = stored.uid === uid ? stored : { uid, years: {} };
    const before = kept.years[String(year)] ?? EMPTY_YEAR;
    return { ...kept, years: { ...kept.years, [String(year)]: to(before) } };
  });
}

/** Keeps a vote that this phone gives. */
export async function keepGiven(
  uid: string,
  { year, matchup }: VoteSubject,
  entrant: string,
): Promise<void> {
  await changeYear(uid, year, (kept) => ({
    ...kept,
    given: { ...kept.given, [matchup]: entrant },
  }));
}

/** Forgets a vote that this phone has given and that was not sent. */
export async function dropGiven(uid: string, { year, matchup }: VoteSubject): Promise<void> {
  await changeYear(uid, year, (kept) => ({
    ...kept,
    given: without(kept.given, (each) => each === matchup),
  }));
}

/** Takes back what a visitor takes back from the outbox, and takes votes off the phone when their account leaves. */
export function startVotes(): void {
  onTakenBack(async ({ subject, owner }) => {
    const vote = parseVoteSubject(subject);
    if (vote !== null && owner !== null) await dropGiven(owner, vote);
  });
  const leave = () => {
    if (currentSession().state === "unknown") return;
    // Storage takes its time: who is signed in is asked when it is its turn.
    void votesStore.change((kept) => (isOfSession(kept) ? kept : NOTHING));
  };
  onSessionChange(leave);
  leave();
}

/** Given votes without some of them. */
export const without = (
  given: KeptYear["given"],
  isGone: (matchup: string) => boolean,
): KeptYear["given"] =>
  Object.fromEntries(Object.entries(given).filter(([matchup]) => !isGone(matchup)));

/** As long as it is not known who is signed in, nothing is taken away. */
function isOfSession({ uid }: KeptVotes): boolean {
  const session = currentSession();
  return session.state === "unknown" || (session.state === "signed-in" && session.user.uid === uid);
}
