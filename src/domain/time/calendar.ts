import { SITE } from "../site/site.ts";

/** A calendar date without a time zone: `"2026-04-20"` → "Apr 20, 2026"; anything else → "". */
export function formatCalendarDate(date: string): string {
  if (!/^\d{4,6}-\d\d-\d\d$/.test(date)) return "";
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return "";
  return new Intl.DateTimeFormat(SITE.locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    moment,
  );
}

/** A moment's day in the state's time zone without its year: "Jan 3". */
export function formatDayOfYear(moment: number): string {
  return new Intl.DateTimeFormat(SITE.locale, {
    month: "short",
    day: "numeric",
    timeZone: SITE.timeZone,
  }).format(moment);
}

/** The day of a moment in the state's time zone, as `2026-11-21`. */
export function calendarDay(moment: number): string {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat("sv", { timeZone: SITE.timeZone }).format(moment);
}
