import type { Region } from "../stores/regions.ts";
import type { CommunityEvent } from "./event.ts";
import { monthName, wallTime } from "./wallTime.ts";

/** What a visitor looks for; `undefined` asks for nothing. */
export interface EventFilter {
  region?: Region | undefined;
  free?: boolean | undefined;
  /** `true`: only for people of 21 and more; `false`: for all ages. */
  age21?: boolean | undefined;
}

/** Events that pass a filter. What is not known of an event passes no filter about it. */
export function filterEvents(
  events: readonly CommunityEvent[],
  { region, free, age21 }: EventFilter,
): CommunityEvent[] {
  return events.filter(
    (event) =>
      (region === undefined || event.region === region) &&
      (free === undefined || event.free === free) &&
      (age21 === undefined || event.age21 === age21),
  );
}

/** Whether an event is over. @param now epoch milliseconds */
export const isPast = ({ endsAt }: Pick<CommunityEvent, "endsAt">, now: number): boolean =>
  Date.parse(endsAt) <= now;

/** Events that are not over, the next one first, and those that are, the last one first. */
export function splitEvents(events: readonly CommunityEvent[], now: number) {
  const upcoming = events.filter((event) => !isPast(event, now)).toSorted(byStart);
  const past = events.filter((event) => isPast(event, now)).toSorted((a, b) => byStart(b, a));
  return { upcoming, past };
}

const byStart = (one: CommunityEvent, other: CommunityEvent) =>
  Date.parse(one.startsAt) - Date.parse(other.startsAt) ||
  Date.parse(one.endsAt) - Date.parse(other.endsAt) ||
  (one.slug < other.slug ? -1 : 1);

/** Events that begin in one month of Eastern time. */
export interface EventMonth {
  /** "November 2026". */
  title: string;
  events: CommunityEvent[];
}

/** Events by month, in the order in which they come. */
export function groupByMonth(events: readonly CommunityEvent[]): EventMonth[] {
  const months = new Map<string, CommunityEvent[]>();
  for (const event of events) {
    const { year, month } = wallTime(Date.parse(event.startsAt));
    const title = `${monthName(month)} ${String(year)}`;
    const group = months.get(title) ?? [];
    group.push(event);
    months.set(title, group);
  }
  return [...months].map(([title, group]) => ({ title, events: group }));
}
