import { SITE } from "../site/site.ts";
import type { CommunityEvent } from "./event.ts";
import { dayWords, timeWords, wallTime } from "./wallTime.ts";

type Span = Pick<CommunityEvent, "startsAt" | "endsAt" | "allDay">;

/** Until then in the morning a night belongs to the evening before it, in minutes. */
const NIGHT_ENDS = 6 * 60;

/**
 * When an event is, in Eastern time: "Sat, Nov 28, 7:00 PM to 10:00 PM Eastern",
 * "Fri, Nov 27, 7:00 PM to Sun, Nov 29, 4:00 PM Eastern", "Fri, Nov 27 to Sun, Nov 29, 3 days".
 *
 * @param now epoch milliseconds, by which the year goes without saying
 */
export function whenWords(event: Span, now: number): string {
  return event.allDay
    ? daysWords(event, now)
    : `${spanWords(event, now, SITE.timeZone)} ${SITE.zoneName}`;
}

/** The day that stands before the time in those words, and on the event's calendar sheet; `null` where it begins on one and ends on another. */
export function dayBefore(event: Span, now: number): string | null {
  if (event.allDay) return null;
  const day = `${dayWords(wallTime(Date.parse(event.startsAt)), wallTime(now).year)}, `;
  const words = whenWords(event, now);
  return words.startsWith(day) && /^\d/.test(words.slice(day.length)) && !/ to [A-Z]/.test(words)
    ? day
    : null;
}

/**
 * When it begins by the clocks where the phone is: "6:00 PM your time", "Sun 12:00 AM your time" where it is another day.
 *
 * @param zone the phone's own, such as `America/Chicago`
 * @returns `null` where they show the same as Eastern time, and for whole days
 */
export function localWhenWords({ startsAt, allDay }: Span, zone: string): string | null {
  const moment = Date.parse(startsAt);
  const [here, there] = [wallTime(moment, zone), wallTime(moment)];
  if (allDay || (here.day === there.day && here.minute === there.minute)) return null;
  const day = here.day === there.day ? "" : `${here.weekday} `;
  return `${day}${timeWords(here)} your time`;
}

function spanWords({ startsAt, endsAt }: Span, now: number, zone: string): string {
  const thisYear = wallTime(now, zone).year;
  const [from, to] = [wallTime(Date.parse(startsAt), zone), wallTime(Date.parse(endsAt), zone)];
  const begins = `${dayWords(from, thisYear)}, ${timeWords(from)}`;
  if (startsAt === endsAt) return begins;
  const isOneNight = to.day === from.day + 1 && to.minute <= NIGHT_ENDS && to.minute < from.minute;
  if (to.day === from.day || isOneNight) return `${begins} to ${timeWords(to)}`;
  return `${begins} to ${dayWords(to, thisYear)}, ${timeWords(to)}`;
}

function daysWords({ startsAt, endsAt }: Span, now: number): string {
  const thisYear = wallTime(now).year;
  const from = wallTime(Date.parse(startsAt));
  // The end is midnight after the last day.
  const last = wallTime(Math.max(Date.parse(endsAt) - 1, Date.parse(startsAt)));
  const days = last.day - from.day + 1;
  if (days === 1) return `${dayWords(from, thisYear)}, all day`;
  return `${dayWords(from, thisYear)} to ${dayWords(last, thisYear)}, ${String(days)} days`;
}

/** Where it is, as far as that is known: "Park Hall, 12 Main St, Kent"; may be empty. */
export const placeWords = ({
  place,
  street,
  city,
}: Pick<CommunityEvent, "place" | "street" | "city">): string =>
  [place, street, city].filter((part) => part !== null).join(", ");
