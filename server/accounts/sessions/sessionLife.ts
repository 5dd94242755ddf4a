import { DAY_MS } from "#domain/time/spans.ts";

/** After this long the password is asked for again, however often a session was used. */
export const SESSION_LIFE_MS = 90 * DAY_MS;

/** A session that has not been used for this long has ended. */
export const IDLE_SESSION_LIFE_MS = 60 * DAY_MS;
