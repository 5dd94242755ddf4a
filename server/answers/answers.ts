import type { Context } from "hono";
import type { DataVersion } from "../db/dataVersion.ts";
import { problem } from "../problem.ts";
import { AnswerCache } from "./answerCache.ts";
import { sendAnswer } from "./sendAnswer.ts";

const MINUTE_MS = 60_000;

/** How long an answer stays right while the data stay the same. */
const PERIODS_MS = { minute: MINUTE_MS, day: 24 * 60 * MINUTE_MS, unlimited: Infinity } as const;

/** What a route answers. */
export interface Question {
  /** Path of the answer in one spelling, such as `/menus/riverside-kent`. */
  path: string;
  /** `minute` where sales begin and end, `day` where a day more or less is seen, else `unlimited`. */
  rightFor: keyof typeof PERIODS_MS;
  /**
   * Computes the answer as of the beginning of the period (epoch milliseconds);
   * `null` when there is no such thing.
   */
  compute: (now: number) => Promise<unknown>;
}

/** Answers questions about public data by JSON, or by a problem document of status 404. */
export type Answers = (c: Context, question: Question) => Promise<Response>;

/** 32 MB hold the menus of all stores, and thousands of products beside them. */
const LIMITS = { entries: 4_000, bytes: 32 * 1024 * 1024 };

/**
 * Makes each answer once for a state of the data and a period of time, and keeps
 * it as the bytes that travel. An answer depends on nothing else, so that all
 * processes on one database agree on it.
 *
 * @param deps.now epoch milliseconds
 */
export function cachedAnswers(deps: { dataVersion: DataVersion; now: () => number }): Answers {
  const cache = new AnswerCache(LIMITS);
  return async (c, { path, rightFor, compute }) => {
    const period = PERIODS_MS[rightFor];
    const now = deps.now();
    const begin = period === Infinity ? now : Math.floor(now / period) * period;
    const version = await deps.dataVersion.current();
    const state = period === Infinity ? String(version) : `${String(version)} ${String(begin)}`;
    const answer = await cache.get(path, state, () => compute(begin));
    return answer === null ? problem(c, 404) : await sendAnswer(c, answer);
  };
}
