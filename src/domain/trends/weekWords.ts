import { dateFormat } from "../time/age.ts";
import { calendarDay } from "../time/calendar.ts";
import { DAY_MS } from "../time/spans.ts";
import { addDays, beginningOfDay, mondayOfWeek } from "../time/easternWeek.ts";

/** Of a week that there is not. No answer of the server has one. */
const NO_DAY = "1970-01-01";

const mondayDay = (week: string) => mondayOfWeek(week) ?? NO_DAY;
/** Monday of an ISO week ("2026-W45") at midnight, as if it were UTC, epoch milliseconds. */
const mondayOf = (week: string) => Date.parse(`${mondayDay(week)}T00:00:00Z`);

/** When a week is over: Sunday at 24:00 Eastern, epoch milliseconds. */
export const endOfWeek = (week: string): number => beginningOfDay(addDays(mondayDay(week), 7));

/** Whether a week has begun and is not over. @param now epoch milliseconds */
export const isWeekRunning = (week: string, now: number): boolean => now < endOfWeek(week);

const format = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: "UTC" });
const dayWords = format({ month: "short", day: "numeric" });
const dayAndYear = format({ month: "short", day: "numeric", year: "numeric" });
const monthWords = format({ month: "short" });
const monthAndYear = format({ month: "short", year: "numeric" });

/** The days of a week: "Nov 2–8", "Oct 26–Nov 1", over a New Year "Dec 28, 2026–Jan 3, 2027". */
export function weekDays(week: string): string {
  const monday = mondayOf(week);
  const sunday = monday + 6 * DAY_MS;
  const [from, to] = [new Date(monday), new Date(sunday)];
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${dayAndYear(monday)}–${dayAndYear(sunday)}`;
  const last = from.getUTCMonth() === to.getUTCMonth() ? String(to.getUTCDate()) : dayWords(sunday);
  return `${dayWords(monday)}–${last}`;
}

/** The same with its year: "Nov 2–8, 2026". */
export function weekWords(week: string): string {
  const days = weekDays(week);
  return days.includes(",")
    ? days
    : `${days}, ${String(new Date(mondayOf(week)).getUTCFullYear())}`;
}

/** The day that a week begins with: "Nov 2", in another year than now's "Nov 3, 2025". @param now epoch milliseconds */
export function firstDay(week: string, now: number): string {
  const monday = mondayOf(week);
  const isThisYear = new Date(monday).getUTCFullYear() === new Date(now).getUTCFullYear();
  return isThisYear ? dayWords(monday) : dayAndYear(monday);
}

/**
 * The days from one week's Monday to another's Sunday: "Nov 3, 2025 to Nov 8, 2026".
 *
 * @param now epoch milliseconds: where it is given, no day after it is named
 */
export function spanWords(first: string, last: string, now = Infinity): string {
  const sunday = mondayOf(last) + 6 * DAY_MS;
  const end = now < sunday ? Date.parse(`${calendarDay(now)}T00:00:00Z`) : sunday;
  return `${dayAndYear(mondayOf(first))} to ${dayAndYear(end)}`;
}

/**
 * Names below an axis of weeks: Mondays of a short span, months of a longer one, with the year
 * where it begins.
 *
 * @param most as many as there is room for
 * @param isRead whether a week of a short span has a mark: a name stands below one
 */
export function weekTicks(
  weeks: readonly string[],
  most: number,
  isRead: (at: number) => boolean = () => true,
): { at: number; label: string }[] {
  const mondays = weeks.map(mondayOf);
  if (weeks.length <= 18) {
    const step = Math.ceil(weeks.length / most);
    let next = weeks.length - 1;
    return mondays
      .map((monday, at) => ({ at, label: dayWords(monday) }))
      .toReversed()
      .filter(({ at }) => {
        const isNamed = at <= next && isRead(at);
        if (isNamed) next = at - step;
        return isNamed;
      })
      .toReversed();
  }
  const months = mondays.flatMap((monday, at) => {
    const before = mondays[at - 1];
    const isNew = before !== undefined && monthWords(before) !== monthWords(monday);
    return isNew ? [{ at, monday }] : [];
  });
  const step = Math.ceil(months.length / most);
  let year = "";
  return months
    .filter((_, index) => index % step === 0)
    .map(({ at, monday }) => {
      const own = String(new Date(monday).getUTCFullYear());
      const label = own === year ? monthWords(monday) : monthAndYear(monday);
      year = own;
      return { at, label };
    });
}
