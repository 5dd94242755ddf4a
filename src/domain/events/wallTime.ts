import { clockWords } from "../stores/openingHours.ts";
import { SITE } from "../site/site.ts";
import { DAY_MS, MINUTE_MS } from "../time/spans.ts";
import { offsetAt } from "../time/zoneOffset.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** What clocks and calendars show at a moment. */
export interface WallTime {
  /** Days since 1970, to tell one from the next. */
  day: number;
  year: number;
  /** 0 for January. */
  month: number;
  dayOfMonth: number;
  /** "Sat". */
  weekday: string;
  /** Of the day. */
  minute: number;
}

/** @param moment epoch milliseconds */
export function wallTime(moment: number, zone: string = SITE.timeZone): WallTime {
  const shown = moment + offsetAt(moment, zone);
  const date = new Date(shown);
  const day = Math.floor(shown / DAY_MS);
  return {
    day,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    dayOfMonth: date.getUTCDate(),
    weekday: WEEKDAYS[date.getUTCDay()] ?? "",
    minute: Math.floor((shown - day * DAY_MS) / MINUTE_MS),
  };
}

/** "November". */
export const monthName = (month: number): string => MONTHS[month] ?? "";

/** "Sat, Nov 28", with its year unless that is this one. */
export function dayWords(at: WallTime, thisYear: number): string {
  const date = `${at.weekday}, ${monthName(at.month).slice(0, 3)} ${String(at.dayOfMonth)}`;
  return at.year === thisYear ? date : `${date}, ${String(at.year)}`;
}

/** "7:00 PM". */
export const timeWords = ({ minute }: WallTime): string => clockWords(minute);
