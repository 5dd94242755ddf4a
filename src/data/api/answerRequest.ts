/** The server lets caches serve an answer while they ask for the next; the page itself always asks. */
export const ANSWER_REQUEST = {
  headers: { accept: "application/json" },
  cache: "no-cache",
} as const satisfies RequestInit;
