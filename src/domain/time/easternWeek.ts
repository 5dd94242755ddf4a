import { calendarDay } from "./calendar.ts";
import { DAY_MS } from "./spans.ts";
import { timestampShown } from "./zoneOffset.ts";

/** Weeks run from Monday to Sunday in Eastern time; each is known by its Monday, "2026-11-02". */

const THURSDAY = 3;
const DAYS = 7;

const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (utc: number) => new Date(utc).toISOString().slice(0, "2026-11-02".length);

/** The day that lies a number of days after another, both as "2026-11-02". */
export function addDays(day: string, days: number): string {
  return dayOf(utcOf(day) + days * DAY_MS);
}

/** The Monday of a day's week, both as "2026-11-02". */
function mondayOfDay(day: string): string {
  const sinceMonday = (new Date(utcOf(day)).getUTCDay() + 6) % DAYS;
  return addDays(day, -sinceMonday);
}

/** The Monday of the week that a moment (epoch milliseconds) is in. */
export function mondayOf(moment: number): string {
  return mondayOfDay(calendarDay(moment));
}

/** Midnight with which a day begins in the state, in epoch milliseconds. */
export function beginningOfDay(day: string): number {
  return timestampShown(utcOf(day));
}

/** The ISO week of a Monday: "2026-11-02" → "2026-W45". A week is of the year of its Thursday. */
export function weekOfMonday(monday: string): string {
  const thursday = addDays(monday, THURSDAY);
  const year = thursday.slice(0, "2026".length);
  const week = 1 + Math.floor((utcOf(thursday) - utcOf(`${year}-01-01`)) / (DAYS * DAY_MS));
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** The Monday of an ISO week: "2026-W45" → "2026-11-02"; `null` for a week that there is not. */
export function mondayOfWeek(week: string): string | null {
  const [, year = "", number = ""] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === "") return null;
  // The fourth of January is always in the first week.
  const monday = addDays(mondayOfDay(`${year}-01-04`), (Number(number) - 1) * DAYS);
  return weekOfMonday(monday) === week ? monday : null;
}
