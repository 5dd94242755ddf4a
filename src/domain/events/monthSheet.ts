import { DAY_MS } from "../time/spans.ts";
import type { CommunityEvent } from "./event.ts";
import { wallTime } from "./wallTime.ts";

/** A month as a wall calendar shows it, weeks from Sunday on. */
export interface MonthSheet {
  /** Days since 1970 of its first day, to tell today by. */
  firstDay: number;
  /** Days of the month; `null` where a week begins or ends in another one. */
  weeks: readonly (readonly (number | null)[])[];
  /** What happens on a day of the month, the first to begin first. */
  byDay: ReadonlyMap<number, readonly CommunityEvent[]>;
}

/**
 * The month in which events begin, with the days that they are on.
 *
 * @param events of one month
 * @returns `null` without any
 */
export function monthSheet(events: readonly CommunityEvent[]): MonthSheet | null {
  const [first] = events;
  if (first === undefined) return null;
  const { year, month } = wallTime(Date.parse(first.startsAt));
  const firstDay = Date.UTC(year, month, 1) / DAY_MS;
  const length = Date.UTC(year, month + 1, 1) / DAY_MS - firstDay;
  const before = new Date(firstDay * DAY_MS).getUTCDay();
  const cells = Array.from({ length: Math.ceil((before + length) / 7) * 7 }, (_, at) => {
    const day = at - before + 1;
    return day >= 1 && day <= length ? day : null;
  });
  const byDay = new Map<number, CommunityEvent[]>();
  for (const event of events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const { from, last } = daysOfEvent(event);
    for (let day = from.day - firstDay + 1; day <= Math.min(last.day - firstDay + 1, length); day++)
      byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  return {
    firstDay,
    weeks: Array.from({ length: cells.length / 7 }, (_, week) =>
      cells.slice(week * 7, week * 7 + 7),
    ),
    byDay,
  };
}

/** The first and the last day of an event: a night that ends in the morning belongs to its evening. */
export function daysOfEvent({ startsAt, endsAt }: Pick<CommunityEvent, "startsAt" | "endsAt">) {
  const begins = Date.parse(startsAt);
  const ends = Date.parse(endsAt);
  const from = wallTime(begins);
  const last = wallTime(Math.max(begins, ends - 1));
  return { from, last: ends - begins < DAY_MS / 2 ? from : last };
}
