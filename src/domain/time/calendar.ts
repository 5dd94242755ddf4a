import { SITE } from "../site/site.ts";
import { dateFormat } from "./age.ts";

const dateWithoutZone = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

/** A calendar date without a time zone: `"2026-04-20"` → "Apr 20, 2026"; anything else → "". */
export function formatCalendarDate(date: string): string {
  if (!/^\d{4,6}-\d\d-\d\d$/.test(date)) return "";
  const moment = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(moment)) return "";
  return dateWithoutZone(moment);
}

/** A moment's day in the state's time zone without its year: "Jan 3". */
export const formatDayOfYear = dateFormat({
  month: "short",
  day: "numeric",
  timeZone: SITE.timeZone,
});

/** The day of a moment in the state's time zone, as `2026-11-21`. */
export const calendarDay = dateFormat({ timeZone: SITE.timeZone }, "sv");
