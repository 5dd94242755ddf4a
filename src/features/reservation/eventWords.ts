import type { CommunityEvent } from "#domain/events/event.ts";
import { SITE } from "#domain/site/site.ts";

/** "Saturday, December 5, 6:00 PM Eastern"; an all-day event has no hour. */
export function whenWords({ startsAt, allDay }: CommunityEvent): string {
  const hour = allDay ? {} : ({ hour: "numeric", minute: "2-digit" } as const);
  const text = new Intl.DateTimeFormat(SITE.locale, {
    timeZone: SITE.timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    ...hour,
  }).format(Date.parse(startsAt));
  return allDay ? text : `${text} Eastern`;
}
