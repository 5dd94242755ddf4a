import { STORAGE } from "#state/storage.ts";
/** How page and worker deal with a network that is slow, silent, or lies. All in milliseconds. */

/** A call whose answer is only to replace a saved copy is given up then. */
export const REFRESH_TIMEOUT_MS = 8_000;

/** A call without a copy may be silent for so long, before the answer and between its parts. */
export const SILENCE_TIMEOUT_MS = 20_000;

/** Silent calls in a row, retries included, after which the server counts as away. */
const SILENT_CALLS = 3;

/** How long it counts as away; no call is made meanwhile. */
export const AWAY_MS = 30_000;

/**
 * What became of a call: answered, whatever was said; silence for longer than a good network takes;
 * nothing got through at all; or it was not made, because the server counts as away.
 */
export type CallOutcome = "answered" | "silent" | "lost" | "unasked";

/** Follows the calls of one page or one worker. */
export interface ServerWatch {
  /** Whether a call has any prospect at a moment, in epoch milliseconds. */
  mayCall: (now: number) => boolean;
  /** What became of a call: answered, whatever the answer was, or silence. */
  note: (wasAnswered: boolean, now: number) => void;
  /** As if nothing had been silent: there is a connection again, or the visitor wants to try. */
  forget: () => void;
}

/** After three silent calls in a row the server is away for half a minute; then one more silent call is enough. */
export function watchServer(): ServerWatch {
  let silent = 0;
  let awaySince: number | null = null;
  return {
    // A clock that was set back ends it, too.
    mayCall: (now) => awaySince === null || now < awaySince || now >= awaySince + AWAY_MS,
    note(wasAnswered, now) {
      silent = wasAnswered ? 0 : silent + 1;
      if (wasAnswered) awaySince = null;
      else if (silent >= SILENT_CALLS) awaySince = now;
    },
    forget() {
      silent = 0;
      awaySince = null;
    },
  };
}

/** Where the page tells the worker that the visitor wants no calls. */
export const STAY_OFFLINE = { database: `${STORAGE}-network`, store: "parts" } as const;
export const STAY_OFFLINE_PART = "stay-offline";
