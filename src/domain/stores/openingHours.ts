import { capitalized } from "../text/capitalized.ts";
import * as v from "valibot";

/** The days of {@link OpeningHours}, Monday first. */
export const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

export type WeekDay = (typeof WEEK)[number];

/** "Mon" */
export const dayName = (day: WeekDay) => capitalized(day);

const clockTime = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** From and to as `"09:00"`. A span that ends before it begins ends on the next day. */
const span = v.pipe(
  v.array(clockTime),
  v.check(
    ([from, to, ...more]) =>
      to !== undefined && from !== to && from !== "24:00" && more.length === 0,
    "not a span",
  ),
  // No `tuple`: nothing else in the page uses it, and what the library is made of is in the landing page.
  v.transform(([from = "", to = ""]): [from: string, to: string] => [from, to]),
);

const day = v.array(span);

/**
 * The hours of a usual week, in the state's time. All day is `[["00:00", "24:00"]]`, past
 * midnight is `["18:00", "02:00"]` on the day it begins, a day that is closed is `[]`.
 */
export const OpeningHoursSchema = v.object({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});

export type OpeningHours = v.InferOutput<typeof OpeningHoursSchema>;

/** Minutes of the day as "9:05 AM"; 1440 is the next midnight. */
export function clockWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const minutes = String(minute % 60).padStart(2, "0");
  return `${String(hour % 12 || 12)}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** The same in opening hours, which mostly are whole ones: "9 AM", "9:30 AM". */
export const hourWords = (minute: number): string => clockWords(minute).replace(":00", "");

/** `"09:05"` as minutes of the day. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
