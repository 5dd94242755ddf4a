import { minuteOf } from "./clockWords.ts";
import { DAYS_AHEAD, easternDays, momentOf, type EasternDays } from "./easternDays.ts";
import { WEEK, type OpeningHours, type WeekDay } from "./openingHours.ts";

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
export type OpenState =
  | { kind: "unknown" }
  | { kind: "always" }
  | { kind: "open"; closes: Turn }
  /** `opens` is `null` for a store that opens on no day of the week. */
  | { kind: "closed"; opens: Turn | null; allDay: boolean };

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
  const allDay = spansOn(hours, days, 0).length === 0;
  for (let inDays = 0; inDays <= WEEK.length; inDays += 1) {
    const starts = spansOn(hours, days, inDays).map(({ from }) => from);
    const later = starts.filter(({ at }) => at > now).sort((a, b) => a.at - b.at);
    if (later[0] !== undefined) return { kind: "closed", opens: later[0], allDay };
  }
  return { kind: "closed", opens: null, allDay };
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
