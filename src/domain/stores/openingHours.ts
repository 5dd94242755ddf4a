import { SITE } from "../site/site.ts";
import type { StoreProfile } from "./stores.ts";

const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** `10:00 AM – 8:00 PM`, `9am-9pm` */
const SPAN =
  /^(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\.?\s*[–—-]\s*(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\.?$/i;

/**
 * Whether a store is open, in words: `open until 8:00 PM`, `opens 9:00 AM`, `closed now`.
 *
 * @param hours as the store's source words them, a text for each day or span of days
 * @param now epoch milliseconds; hours are those of the state's time zone
 * @returns `null` when the words for today cannot be read: what is not known is not said
 */
export function openNow(hours: StoreProfile["hours"], now: number): string | null {
  if (hours === null || typeof hours === "string") return null;
  const { day, minute } = weekTime(now);
  const today = Object.entries(hours).find(([days]) => covers(days, day))?.[1];
  const [
    ,
    openHour,
    openMinute = "0",
    openHalf = "",
    closeHour,
    closeMinute = "0",
    closeHalf = "",
  ] = SPAN.exec(today?.trim() ?? "") ?? [];
  if (openHour === undefined || closeHour === undefined) return null;
  const opens = minutes(Number(openHour), Number(openMinute), openHalf);
  const closes = minutes(Number(closeHour), Number(closeMinute), closeHalf);
  // Past midnight is not today any more; no store in Ohio is open then.
  if (closes <= opens) return null;
  if (minute < opens) return `opens ${clock(opens)}`;
  return minute < closes ? `open until ${clock(closes)}` : "closed now";
}

/** Whether `Mon–Sat` or `sunday` names a day of the week, 0 for Sunday. */
function covers(days: string, day: number): boolean {
  const [from, to = from] = days.split(/\s*[–—-]\s*/).map((name) => dayOf(name));
  if (from === undefined || to === undefined || from < 0 || to < 0) return false;
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

const dayOf = (name: string) => DAYS.indexOf(name.trim().slice(0, 3).toLowerCase());

const minutes = (hour: number, minute: number, half: string) =>
  ((hour % 12) + (half.toLowerCase() === "p" ? 12 : 0)) * 60 + minute;

function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  return `${String(hour % 12 || 12)}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Day of the week and minute of the day in the state. */
function weekTime(now: number): { day: number; minute: number } {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: SITE.timeZone,
    weekday: "short",
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    day: dayOf(part("weekday")),
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
