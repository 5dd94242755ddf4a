import * as v from "valibot";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/spans.ts";
import { calendarDay } from "../time/calendar.ts";
import { dateFormat } from "../time/age.ts";
import { offsetAt } from "../time/zoneOffset.ts";
import { SITE } from "../site/site.ts";

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24 * 60 - 1));

/** When a phone must stay quiet: minutes after midnight in the state's time zone, across midnight if `to` is earlier. */
export const QuietHoursSchema = v.object({ from: minutes, to: minutes });
export type QuietHours = v.InferOutput<typeof QuietHoursSchema>;

/** 21:00 to 08:00 (product description §4). */
export const QUIET_HOURS: QuietHours = { from: 21 * 60, to: 8 * 60 };

/** What is left of a day at the most: clocks are put back in the longest. */
export const MUTE_AT_MOST_MS = 25 * HOUR_MS;

/**
 * When an alert may ring: `now` itself, or the end of the quiet hours that `now` lies in. The
 * hours are of the wall clock, so that 8:00 stays 8:00 on days on which the clock is changed;
 * an end that the clock leaps over comes an hour later.
 *
 * @param quiet `null` or of no length: never quiet
 * @param now epoch milliseconds
 */
export function ringsAt(quiet: QuietHours | null, now: number): number {
  if (quiet === null || !isQuiet(quiet, minuteOfDay(now))) return now;
  return nextTime(quiet.to, now, (moment) => !isQuiet(quiet, minuteOfDay(moment)));
}

/** When the state's next day begins, in epoch milliseconds. */
export function nextMidnight(now: number): number {
  return nextTime(0, now, (moment) => minuteOfDay(moment) === 0);
}

/** When the state's clocks show `minute` (after midnight) the next time; one that they leap over counts an hour later. */
export function nextTimeOfDay(minute: number, now: number): number {
  const isIt = (moment: number) => (minuteOfDay(moment) - minute + 24 * 60) % (24 * 60) <= 60;
  return nextTime(minute, now, isIt);
}

/**
 * Whether a phone that is muted for today keeps silent.
 *
 * @param until end of the muting, `null`: not muted; one that is further away than a day was set
 *   while the phone's clock was ahead and does not count
 */
export function isMutedAt(until: number | null, now: number): until is number {
  return until !== null && now < until && until <= now + MUTE_AT_MOST_MS;
}

/** The next moment after `now` at which the state's clocks show `minute` and `isIt`. */
function nextTime(minute: number, now: number, isIt: (moment: number) => boolean): number {
  const candidates = [now, now + DAY_MS].flatMap((moment) => {
    const shown = Date.parse(`${calendarDay(moment)}T00:00:00Z`) + minute * MINUTE_MS;
    // Where clocks are changed between the two, the minute has another offset than now.
    return [now, moment + DAY_MS].map((at) => shown - offsetAt(at));
  });
  return Math.min(...candidates.filter((moment) => moment > now && isIt(moment)));
}

function isQuiet({ from, to }: QuietHours, minute: number): boolean {
  return from <= to ? from <= minute && minute < to : minute >= from || minute < to;
}

const clock = dateFormat({ timeZone: SITE.timeZone, hour: "2-digit", minute: "2-digit" }, "sv");

/** Minutes after midnight on the state's clocks. */
function minuteOfDay(moment: number): number {
  const [hour, minute] = clock(moment).split(":").map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}
