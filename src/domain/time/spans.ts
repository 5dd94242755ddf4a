/** Spans of time in milliseconds, as figures so that a build writes them in place of the names. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
