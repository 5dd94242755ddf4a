import { minuteOf, WEEK, type OpeningHours, type WeekDay } from "./openingHours.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../time/spans.ts";
import { offsetAt } from "../time/zoneOffset.ts";

/** When a store opens or closes. */
export interface Turn {
  /** Epoch milliseconds. */
  at: number;
  /** 0 for today in the state. */
  inDays: number;
  weekday: WeekDay;
  /** What clocks show then, in minutes of the day. */
  minute: number;
}

/** Whether a store is open. Hours that are not known are neither open nor closed. */
type OpenState =
  | { kind: "unknown" }
  | { kind: "always" }
  | { kind: "open"; closes: Turn }
  /** `opens` is `null` for a store that opens on no day of the week. */
  | { kind: "closed"; opens: Turn | null };

interface Span {
  from: Turn;
  to: Turn;
}

const WHOLE_DAY = 1_440;

/**
 * Whether a store is open at a moment, and until or from when.
 *
 * @param hours those of a usual week; a holiday is not known
 * @param now epoch milliseconds
 */
export function openStateAt(hours: OpeningHours | null, now: number): OpenState {
  if (hours === null) return { kind: "unknown" };
  const days = easternDays(now);
  const closes = lastEnd(hours, days, now);
  if (closes !== null)
    return closes.inDays >= WEEK.length ? { kind: "always" } : { kind: "open", closes };
  for (let inDays = 0; inDays <= WEEK.length; inDays += 1) {
    const starts = spansOn(hours, days, inDays).map(({ from }) => from);
    const later = starts.filter(({ at }) => at > now).sort((a, b) => a.at - b.at);
    if (later[0] !== undefined) return { kind: "closed", opens: later[0] };
  }
  return { kind: "closed", opens: null };
}

/** When a closed store opens next, in epoch milliseconds; infinitely late where it is open, and where that is not known. */
export function opensAt(hours: OpeningHours | null, now: number): number {
  const state = openStateAt(hours, now);
  return state.kind === "closed" ? (state.opens?.at ?? Infinity) : Infinity;
}

/** Whether a store is known not to open any more today, at `now` (epoch milliseconds). */
export function isOverToday(hours: OpeningHours | null, now: number): boolean {
  const state = openStateAt(hours, now);
  return state.kind === "closed" && (state.opens === null || state.opens.inDays > 0);
}

/** Whether a store is known to be open at a moment (epoch milliseconds). Made for thousands. */
export function isOpenAt(hours: OpeningHours | null, now: number): boolean {
  if (hours === null) return false;
  const days = easternDays(now);
  for (const inDays of [-1, 0])
    for (const [from, to] of hours[weekdayIn(days, inDays)]) {
      const begins = minuteOf(from);
      if (momentIn(days, inDays, begins) > now) continue;
      if (momentIn(days, inDays, endOf(begins, to)) > now) return true;
    }
  return false;
}

/** The end of what is open at a moment; spans that meet are one. `null` if nothing is open. */
function lastEnd(hours: OpeningHours, days: EasternDays, now: number): Turn | null {
  let end: Turn | null = null;
  for (let inDays = -1; inDays < DAYS_AHEAD - 1; inDays += 1) {
    const spans = spansOn(hours, days, inDays).sort((a, b) => a.from.at - b.from.at);
    for (const { from, to } of spans) {
      const reached: number = end?.at ?? now;
      if (from.at <= reached && to.at > reached) end = to;
    }
    // What begins on a later day can only meet what has not ended before.
    if (end === null ? inDays === 0 : end.inDays <= inDays) return end;
  }
  return end;
}

function spansOn(hours: OpeningHours, days: EasternDays, inDays: number): Span[] {
  return hours[weekdayIn(days, inDays)].map(([from, to]) => {
    const begins = minuteOf(from);
    return { from: turn(days, inDays, begins), to: turn(days, inDays, endOf(begins, to)) };
  });
}

function turn(days: EasternDays, dayOfSpan: number, minuteOfSpan: number): Turn {
  const inDays = dayOfSpan + Math.floor(minuteOfSpan / WHOLE_DAY);
  return {
    at: momentIn(days, dayOfSpan, minuteOfSpan),
    inDays,
    weekday: weekdayIn(days, inDays),
    minute: minuteOfSpan % WHOLE_DAY,
  };
}

/** The minute in which a span ends, counted from the day it begins. */
function endOf(begins: number, to: string): number {
  const ends = minuteOf(to);
  return ends > begins ? ends : ends + WHOLE_DAY;
}

const momentIn = (days: EasternDays, inDays: number, minute: number) =>
  momentOf(days, inDays + Math.floor(minute / WHOLE_DAY), minute % WHOLE_DAY);

function weekdayIn(days: EasternDays, inDays: number): WeekDay {
  return WEEK[(days.weekday + inDays + WEEK.length) % WEEK.length] ?? "mon";
}

/** Where in the state's calendar a moment lies. */
interface EasternDays {
  /** Day of the week, 0 for Monday. */
  weekday: number;
  /** Moments in epoch milliseconds at which days begin, from yesterday's on. */
  midnights: readonly number[];
}

/** How many days ahead {@link momentOf} can look. */
const DAYS_AHEAD = 9;

/** Clocks change at 2:00 AM. */
const CHANGE_MINUTE = 120;

let latest: EasternDays | undefined;

/**
 * The days around a moment. They are kept until the day is over, because 5,000 stores ask for
 * the same ones.
 *
 * @param now epoch milliseconds
 */
function easternDays(now: number): EasternDays {
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
function momentOf({ midnights }: EasternDays, inDays: number, minute: number): number {
  const begins = midnights[inDays + 1] ?? NaN;
  const lost = begins + DAY_MS - (midnights[inDays + 2] ?? begins + DAY_MS);
  const moment = begins + minute * MINUTE_MS;
  if (lost === 0 || minute < CHANGE_MINUTE) return moment;
  return Math.max(begins + CHANGE_MINUTE * MINUTE_MS, moment - lost);
}
