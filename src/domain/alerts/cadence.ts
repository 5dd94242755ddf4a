import * as v from "valibot";
import { calendarDay } from "../time/calendar.ts";
import { DAY_MS } from "../time/spans.ts";
import { nextMidnight, nextTimeOfDay } from "./quietHours.ts";

/** How often a phone rings for deals at most: whole rings, of a day and of seven days. */
export const CapSchema = v.object({
  perDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  perWeek: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(140)),
});
export type Cap = v.InferOutput<typeof CapSchema>;

/** One a day and five a week, until the visitor raises it. */
export const USUAL_CAP: Cap = { perDay: 1, perWeek: 5 };

const CADENCES = ["at_once", "daily", "weekly"] as const;

/** When deals ring: as they come, or together at a time of the day, on each day or on one of the week. */
export const CadenceSchema = v.object({
  cadence: v.picklist(CADENCES),
  /** On the state's clocks, as `09:00`; of digests alone. */
  at: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  /** 0 is Sunday; of the weekly digest alone. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Whether a deal that ends before the digest rings by itself. */
  endingAtOnce: v.boolean(),
});
export type Cadence = v.InferOutput<typeof CadenceSchema>;

/** At once; a digest that is chosen comes at 9:00, a weekly one on Fridays. */
export const USUAL_CADENCE: Cadence = {
  cadence: "at_once",
  at: "09:00",
  weekday: 5,
  endingAtOnce: false,
};

/** `09:30` as minutes after midnight. */
export function minutesOf(at: Cadence["at"]): number {
  const [hours, minutes] = at.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Minutes after midnight as `09:30`. */
export function clockTimeOf(minutes: number): Cadence["at"] {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * When deals that come now are told: now, or with the next digest. A digest whose minute the clock
 * leaps over comes an hour later.
 *
 * @param now epoch milliseconds
 */
export function digestAt({ cadence, at, weekday }: Omit<Cadence, "endingAtOnce">, now: number) {
  if (cadence === "at_once") return now;
  let moment = nextTimeOfDay(minutesOf(at), now);
  if (cadence === "daily") return moment;
  while (weekdayOf(moment) !== weekday) moment = nextTimeOfDay(minutesOf(at), moment);
  return moment;
}

/**
 * The first moment at which one more ring stays within the cap: a day is one of the state's
 * calendar, a week is the seven days before the moment.
 *
 * @param rings when the phone rang in the last seven days, in any order, epoch milliseconds
 * @param now epoch milliseconds
 */
export function capAllowsAt(rings: readonly number[], { perDay, perWeek }: Cap, now: number) {
  const newestFirst = rings.toSorted((a, b) => b - a);
  const lastOfWeek = newestFirst[perWeek - 1];
  const moment = lastOfWeek === undefined ? now : Math.max(now, lastOfWeek + 7 * DAY_MS);
  const day = calendarDay(moment);
  const ofDay = newestFirst.filter((ring) => calendarDay(ring) === day).length;
  return ofDay < perDay ? moment : nextMidnight(moment);
}

/** The day of the week on the state's clocks; 0 is Sunday. */
const weekdayOf = (moment: number) => new Date(`${calendarDay(moment)}T00:00:00Z`).getUTCDay();
