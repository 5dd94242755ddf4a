import type { Contest } from "./contest.ts";

type Round = Contest["rounds"][number];

/**
 * What a phone knows of a round. `counting`: by its clock it is over, and the copy does not have
 * the result yet.
 */
export type RoundState = "upcoming" | "open" | "counting" | "closed";

/** When a phone asks, and how old its copy of the contest is; epoch milliseconds by its clock. */
export interface CopyAge {
  now: number;
  copiedAt: number;
}

/** How long after a round's end a server may still tell the state before it, in milliseconds. */
const COUNTING_MS = 30_000;

/**
 * The state of a round. A server that was asked after its end, and still takes votes, is right: then the
 * phone's clock is ahead.
 */
export function roundState(contest: Contest, round: Round, { now, copiedAt }: CopyAge): RoundState {
  const settled = countedRounds(contest);
  if (round.round <= settled) return "closed";
  const opensAt = Date.parse(round.opensAt);
  const closesAt = Date.parse(round.closesAt);
  const isOver = now >= closesAt && copiedAt < closesAt + COUNTING_MS;
  if (round.round > settled + 1) return "upcoming";
  if (contest.status === "upcoming" && (now < opensAt || copiedAt >= opensAt + COUNTING_MS))
    return "upcoming";
  return isOver ? "counting" : "open";
}

/** How many rounds the copy has the results of, 0–6. */
export function countedRounds({ turnout }: Contest): number {
  const open = turnout.indexOf(null);
  return open === -1 ? turnout.length : open;
}

/** The round that is neither closed nor far off: open, being counted, or the first; `null` after the last. */
export const currentRound = (contest: Contest): Round | null =>
  contest.rounds[countedRounds(contest)] ?? null;

/** Shortest pause between two questions for a result that is due, in milliseconds. */
const ASK_AGAIN_MS = 5_000;
/** The same where the phone's clock is ahead of the server's. */
const AHEAD_MS = 60_000;
/** Timers cannot wait for longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/**
 * How long a page waits before it asks for the contest anew, in milliseconds; `null` when nothing
 * more is to come.
 *
 * @param random 0–1: not all phones ask in the same second
 */
export function waitForNews(contest: Contest, now: number, random: number): number | null {
  const current = currentRound(contest);
  if (current === null) return null;
  const isUpcoming = contest.status === "upcoming";
  const due = Date.parse(isUpcoming ? current.opensAt : current.closesAt) - now;
  const jitter = Math.round(ASK_AGAIN_MS * random);
  if (due > 0) return Math.min(LONGEST_WAIT_MS, due + 1_000 + jitter);
  // A server that has no result so long after the end is right: this phone's clock is ahead.
  return jitter + (due > -COUNTING_MS ? ASK_AGAIN_MS : AHEAD_MS);
}
