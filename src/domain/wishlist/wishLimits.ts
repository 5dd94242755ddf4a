import { DAY_MS } from "../time/spans.ts";

/** Wishes of one account, tombstones not counted; one more is answered 409. */
export const WISHES_AT_MOST = 500;

/** Longest note, in characters. */
export const WISH_NOTE_LENGTH = 500;

/** Deleted wishes of one account that the server remembers; the oldest are forgotten before their time. */
export const WISH_TOMBSTONES_AT_MOST = 500;

/** How long the server remembers that a wish was deleted, in milliseconds. */
export const WISH_TOMBSTONE_LIFE_MS = 180 * DAY_MS;
