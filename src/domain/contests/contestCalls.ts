import { apiCall } from "../api/apiCall.ts";
import type { OutboxRequest } from "../outbox/outboxEntry.ts";

/** Begins the subject of every vote in the outbox. */
const VOTE_SUBJECT = "vote:";

/** A matchup of a year's contest, as the outbox names it. */
export interface VoteSubject {
  year: number;
  matchup: string;
}

/** Votes of one subject take each other's place. */
export const voteSubject = ({ year, matchup }: VoteSubject) =>
  `${VOTE_SUBJECT}${String(year)}:${matchup}`;

/** Reads what {@link voteSubject} wrote; `null` for what is no vote. */
export function parseVoteSubject(subject: string): VoteSubject | null {
  const [, year, matchup] = /^vote:(\d{4}):(.+)$/.exec(subject) ?? [];
  return year === undefined || matchup === undefined ? null : { year: Number(year), matchup };
}

/** Votes, or changes the vote. Answered 204; 409 says since when or until when the round is not open. */
export const voteRequest = ({ year, matchup }: VoteSubject, entrant: string): OutboxRequest => ({
  method: "PUT",
  path: `/api/contests/${String(year)}/votes/${matchup}`,
  body: { entrant },
  isStamped: false,
});

/** Asks for the account's own votes in a contest. @param token ID token of the account */
export const ownVotesCall = (token: string, year: number) =>
  apiCall("GET", `/api/contests/${String(year)}/votes`, { token });
