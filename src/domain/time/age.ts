import { DAY_MS, HOUR_MS, MINUTE_MS } from "./spans.ts";
import { isAheadOfClock } from "./freshness.ts";
import { SITE } from "../site/site.ts";

/**
 * An age in words: "just now", "12 min ago", "2 h ago", "3 days ago". From two
 * weeks on, and when the device clock must be wrong, the date instead: "Nov 3, 2026".
 *
 * @param observedAt epoch milliseconds
 * @param now the device's clock, epoch milliseconds
 */
export function formatAge(observedAt: number, now: number): string {
  const age = now - observedAt;
  if (isAheadOfClock(observedAt, now) || age >= 14 * DAY_MS) return formatDate(observedAt);
  if (age < MINUTE_MS) return "just now";
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min ago`;
  if (age < 2 * DAY_MS) return `${Math.floor(age / HOUR_MS)} h ago`;
  return `${Math.floor(age / DAY_MS)} days ago`;
}

/** The same, and in a column of ages "2 h"; everywhere else it has the one form. */
export function ageInWords(observedAt: number, now: number, brief?: "row" | "column"): string {
  const age = formatAge(observedAt, now);
  return brief === "column" ? age.replace(" ago", "") : age;
}

/** A moment's date in the state's time zone: "Nov 3, 2026". */
export const formatDate = dateFormat({ dateStyle: "medium", timeZone: SITE.timeZone });

/** "Nov 22", where the year is said beside it. @param at epoch milliseconds */
export const formatDay = dateFormat({ month: "short", day: "numeric", timeZone: SITE.timeZone });

const dayOfWeek = dateFormat({
  weekday: "long",
  month: "long",
  day: "numeric",
  timeZone: SITE.timeZone,
});

/**
 * The day of a moment in the state's time zone, as an almanac heads its page: "Friday, November 27". In two lines it breaks
 * behind the day of the week alone.
 *
 * @param at epoch milliseconds
 */
export const formatDayOfWeek = (at: number): string => dayOfWeek(at).replace(/ (?=\d)/, "\u00A0");

/** A moment's time of day in the state's time zone: "9:14 AM". */
export const formatTime = dateFormat({ timeStyle: "short", timeZone: SITE.timeZone });

/**
 * A way to write moments (epoch milliseconds) as days or times, which is made when it is first
 * asked for and then kept: a browser reads its tables of languages and time zones for it, some
 * 30 ms of a slow phone, and the worker is loaded anew before most navigations.
 *
 * @param locale Swedish ("sv") dates and times are those of ISO 8601
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string = SITE.locale,
): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (moment) => (format ??= new Intl.DateTimeFormat(locale, options)).format(moment);
}
