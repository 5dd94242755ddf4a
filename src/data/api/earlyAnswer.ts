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

/** The server lets caches serve an answer while they ask for the next; the page itself always asks. */
export const ANSWER_REQUEST = {
  headers: { accept: "application/json" },
  cache: "no-cache",
} as const satisfies RequestInit;

/** Under this key the browser keeps that the visitor wants no calls. */
export const STAY_OFFLINE_KEY = "stay-offline";

/** Whether the visitor wants no calls. The first bytes of the page ask it, too. */
export function wantsNoCalls(): boolean {
  try {
    return localStorage.getItem(STAY_OFFLINE_KEY) !== null;
  } catch {
    return false;
  }
}
