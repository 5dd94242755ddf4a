import { DAY_MS } from "./time/spans.ts";

/**
 * Numbers that the product's description fixes, each with its unit. They are
 * named here once so that page, worker, server and tests cannot disagree.
 */

/** Life of a toast, in milliseconds (description §9). */
export const TOAST_LIFE_MS = 5_000;

/** Scrolled distance after which the scroll-to-top button shows, in CSS pixels (§9). */
export const SCROLL_TOP_AFTER_PX = 50;

/** Viewport width from which the sidebar docks instead of covering the page, in CSS pixels (§9). */
export const SIDEBAR_DOCKS_FROM_PX = 1024;

/** Width of the sidebar, in CSS pixels (§9). */
export const SIDEBAR_WIDTH_PX = 260;

/** Retries after a failed fetch; the first try is not counted (§7). */
export const FETCH_RETRIES = 3;

/** Longest pause between two tries of a fetch, in milliseconds (§7). */
const FETCH_RETRY_CAP_MS = 30_000;

/** How long unused data stays in memory, in milliseconds (§7). */
export const MEMORY_CACHE_LIFE_MS = 5 * 60_000;

/** How long a saved copy stays on the phone, in milliseconds. */
export const PERSISTED_LIFE_MS = 30 * DAY_MS;

/** Boxes of the Growing Tool's sheet (§9). */
export const JOURNAL_ENTRIES = 7;
export const JOURNAL_CHECKLIST_ROWS = 5;
export const JOURNAL_CHECKLIST_COLUMNS = 2;
export const JOURNAL_BLANK_LINES = 5;

/**
 * Pause before retry number `attempt` (0 for the first retry): 1 s, 2 s, 4 s …
 * capped at 30 s (§7).
 */
export function retryDelayMs(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, FETCH_RETRY_CAP_MS);
}

/** A token is sent to the site's sync address only while it is younger than this, in milliseconds (§9). */
export const AUTH_SYNC_MAX_AGE_MS = 5 * 60_000;

/** After so long without an answer, in milliseconds, the network counts as lost: what is saved is shown. */
export const SILENCE_MS = 2_000;
