import { HOUR_MS, MINUTE_MS } from "../time/spans.ts";
import type { OutboxEntry, OutboxState, Pause, Outcome } from "./outboxEntry.ts";

/**
 * The life of an entry. What the table does not have does not happen.
 *
 * | state    | event                                      | becomes                                     |
 * | -------- | ------------------------------------------ | ------------------------------------------- |
 * | –        | written                                    | waiting                                     |
 * | waiting  | tried                                      | sending; frozen from the first time on      |
 * | sending  | tried: the sender before was ended by force | sending, again                             |
 * | sending  | received                                   | gone                                        |
 * | sending  | away                                       | waiting, after a pause that doubles         |
 * | sending  | limited                                    | waiting, after the pause that was asked for |
 * | sending  | signed-out                                 | waiting, until its account signs in         |
 * | sending  | refused                                    | refused, with the server's sentence         |
 * | waiting  | released                                   | waiting without a pause                     |
 * | refused  | released                                   | waiting without a pause                     |
 * | any      | taken back                                 | gone                                        |
 *
 * Written and taken back are changes of the list, in `outbox.ts`. There an edit also takes the
 * place of an entry that was refused or never tried.
 */
const FROM: Readonly<Record<Event["is"], readonly OutboxState["is"][]>> = {
  tried: ["waiting", "sending"],
  received: ["sending"],
  away: ["sending"],
  limited: ["sending"],
  "signed-out": ["sending"],
  refused: ["sending"],
  released: ["waiting", "refused"],
};

/** First pause after a failure; each further one doubles it, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** A server may ask for a longer pause than that, but not for one without end. */
const LONGEST_ASKED_MS = 2 * HOUR_MS;

/** What happens to an entry. @param at epoch milliseconds @param random from 0 to 1, so that phones do not come back together */
export type Event =
  | { is: "tried" }
  | { is: "released" }
  | (Outcome & { at: number; random: number });

/** What an event makes of an entry; one that the table does not have leaves it as it is. */
export function step(entry: OutboxEntry, event: Event): OutboxEntry | "gone" {
  if (!FROM[event.is].includes(entry.state.is)) return entry;
  switch (event.is) {
    case "tried":
      return { ...entry, attempts: entry.attempts + 1, state: { is: "sending" } };
    case "received":
      return "gone";
    case "away": {
      const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (entry.attempts - 1));
      return waiting(entry, { since: event.at, ms: full * (0.5 + event.random / 2), why: "away" });
    }
    case "limited": {
      const ms = Math.min(Math.max(event.pauseMs, FIRST_PAUSE_MS), LONGEST_ASKED_MS);
      return waiting(entry, { since: event.at, ms, why: "limited" });
    }
    case "signed-out":
      return waiting(entry, { since: event.at, ms: LONGEST_PAUSE_MS, why: "signed-out" });
    case "refused":
      return { ...entry, state: { is: "refused", status: event.status, sentence: event.sentence } };
    case "released":
      return waiting(entry, null);
  }
}

/** The entry, waiting. */
export function waiting(entry: OutboxEntry, pause: Pause | null): OutboxEntry {
  return { ...entry, state: { is: "waiting", pause } };
}

/** Whether a pause is over at a moment, in epoch milliseconds. A clock that was set back ends it. */
export function isOver({ since, ms }: Pause, now: number): boolean {
  return now >= since + ms || now < since;
}
