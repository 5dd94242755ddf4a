import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/spans.ts";
import { offsetAt } from "../time/zoneOffset.ts";

/** Where in the state's calendar a moment lies. */
export interface EasternDays {
  /** Day of the week, 0 for Monday. */
  weekday: number;
  /** Moments in epoch milliseconds at which days begin, from yesterday's on. */
  midnights: readonly number[];
}

/** How many days ahead {@link momentOf} can look. */
export const DAYS_AHEAD = 9;

/** Clocks change at 2:00 AM. */
const CHANGE_MINUTE = 120;

let latest: EasternDays | undefined;

/**
 * The days around a moment. They are kept until the day is over, because 5,000 stores ask for
 * the same ones.
 *
 * @param now epoch milliseconds
 */
export function easternDays(now: number): EasternDays {
  const [, today = Infinity, tomorrow = 0] = latest?.midnights ?? [];
  if (latest !== undefined && now >= today && now < tomorrow) return latest;
  // The date in the state as if it were in UTC, so that whole days can be added.
  const date = Math.floor((now + offsetAt(now)) / DAY_MS) * DAY_MS;
  const midnights = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => {
    const day = date + (index - 1) * DAY_MS;
    // At 5:00 UTC it is midnight or 1:00 AM, which is before any change of the clocks.
    return day - offsetAt(day + 5 * HOUR_MS);
  });
  // The first day of the epoch was a Thursday.
  latest = { weekday: (date / DAY_MS + 3) % 7, midnights };
  return latest;
}

/**
 * The moment when clocks in the state show a time, in epoch milliseconds. A time that comes
 * twice is its first; a time that the clocks leave out is the moment they do so.
 *
 * @param inDays 0 for today, -1 for yesterday
 * @param minute of the day, below 1440
 */
export function momentOf({ midnights }: EasternDays, inDays: number, minute: number): number {
  const begins = midnights[inDays + 1] ?? NaN;
  const lost = begins + DAY_MS - (midnights[inDays + 2] ?? begins + DAY_MS);
  const moment = begins + minute * MINUTE_MS;
  if (lost === 0 || minute < CHANGE_MINUTE) return moment;
  return Math.max(begins + CHANGE_MINUTE * MINUTE_MS, moment - lost);
}
