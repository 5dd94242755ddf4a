import { calendarDay } from "#domain/time/calendar.ts";
import { addDays, beginningOfDay } from "#domain/time/easternWeek.ts";

/** The midnight in Eastern time that follows a moment, at which trends change by time alone; epoch milliseconds. */
export function nextDay(now: number): number {
  return beginningOfDay(addDays(calendarDay(now), 1));
}
