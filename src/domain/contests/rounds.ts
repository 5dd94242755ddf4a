import { ROUND_NAMES } from "./bracket.ts";
import type { ContestHead } from "./contest.ts";

/** When the first round opens, and how long each is; epoch milliseconds and milliseconds. */
export interface RoundTimes {
  opensAt: number;
  roundMs: number;
}

/** A round's span: open from `opensAt` on, closed from `closesAt` on; epoch milliseconds. */
export interface RoundSpan {
  /** 1–6. */
  round: number;
  name: string;
  opensAt: number;
  closesAt: number;
}

/** The six rounds, each of which opens when the one before it closes. */
export const roundsOf = ({ opensAt, roundMs }: RoundTimes): RoundSpan[] =>
  ROUND_NAMES.map((name, index) => ({
    round: index + 1,
    name,
    opensAt: opensAt + index * roundMs,
    closesAt: opensAt + (index + 1) * roundMs,
  }));

/** How many rounds are closed at a moment, 0–6. */
export function closedRounds({ opensAt, roundMs }: RoundTimes, now: number): number {
  return Math.max(0, Math.min(ROUND_NAMES.length, Math.floor((now - opensAt) / roundMs)));
}

/** The status of a contest at a moment. */
export function contestStatus(times: RoundTimes, now: number): ContestHead["status"] {
  if (now < times.opensAt) return "upcoming";
  return closedRounds(times, now) === ROUND_NAMES.length ? "closed" : "open";
}
