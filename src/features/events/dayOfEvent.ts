import type { CommunityEvent } from "#domain/events/event.ts";
import { wallTime } from "#domain/events/wallTime.ts";
import { DAY_MS } from "#domain/time/spans.ts";

/**
 * What stands on an event's calendar sheet: "Sat", "28"; for several days "Fri–Sun", "27–29". A
 * night that ends in the morning belongs to its evening.
 */
export function dayOfEvent({ startsAt, endsAt }: Pick<CommunityEvent, "startsAt" | "endsAt">) {
  const begins = Date.parse(startsAt);
  const ends = Date.parse(endsAt);
  const from = wallTime(begins);
  const last = wallTime(Math.max(begins, ends - 1));
  const isOneDay = last.day === from.day || ends - begins < DAY_MS / 2;
  if (isOneDay) return { weekday: from.weekday, days: String(from.dayOfMonth) };
  return {
    weekday: `${from.weekday}–${last.weekday}`,
    days: `${String(from.dayOfMonth)}–${String(last.dayOfMonth)}`,
  };
}
