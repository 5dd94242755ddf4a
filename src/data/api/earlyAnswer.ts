import { ANSWER_REQUEST } from "./answerRequest.ts";
import { wantsNoCalls } from "./stayOffline.ts";

/**
 * Answers asked for while the application is still being loaded. The entry asks,
 * the first query of that address takes the answer over, and every later one
 * asks for itself.
 */
const early = new Map<string, Promise<Response>>();

/** Asks now, unless the visitor wants no calls. A failure is left to the caller that takes the answer. */
export function askEarly(path: `/api/${string}`): void {
  if (wantsNoCalls()) return;
  const answer = fetch(path, ANSWER_REQUEST);
  answer.catch(() => {});
  early.set(path, answer);
}

/** The answer asked for early, once; `undefined` when there is none. */
export function takeEarly(path: string): Promise<Response> | undefined {
  const answer = early.get(path);
  early.delete(path);
  return answer;
}
