import type { EventLeaf, EventStatusType, PlaceLeaf, WithContext } from "schema-dts";
import type { CommunityEvent } from "#domain/events/event.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { offsetAt } from "#domain/time/zoneOffset.ts";
import { eventPath } from "../../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../../web/pages/structuredData.ts";

const STATUS: Readonly<Record<CommunityEvent["status"], EventStatusType>> = {
  planned: "https://schema.org/EventScheduled",
  cancelled: "https://schema.org/EventCancelled",
};

/** An event in the words of schema.org, as far as it is known. */
export function eventData(event: CommunityEvent, origin: string): WithContext<EventLeaf> {
  const { slug, title, summary, startsAt, endsAt, allDay, status, free, age21 } = event;
  const [starts, ends] = [Date.parse(startsAt), Date.parse(endsAt)];
  const url = origin + eventPath(slug);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    "@id": url,
    name: title,
    url,
    startDate: allDay ? calendarDay(starts) : easternTime(starts),
    // The end of whole days is midnight after the last.
    endDate: allDay ? calendarDay(Math.max(starts, ends - 1)) : easternTime(ends),
    eventStatus: STATUS[status],
    ...known({
      description: summary,
      location: placeOf(event),
      isAccessibleForFree: free,
      typicalAgeRange: age21 === true ? "21-" : null,
      sameAs: event.url,
    }),
  };
}

function placeOf(event: CommunityEvent): PlaceLeaf | null {
  const address = postalAddress(event);
  const { place } = event;
  if (place === null && address === null) return null;
  return {
    "@type": "Place",
    ...known({ name: place ?? event.city, address, geo: geoCoordinates(event) }),
  };
}

/** A moment as clocks in the state show it, with how far they are behind: `2026-11-28T19:00:00-05:00`. */
function easternTime(moment: number): string {
  const offset = offsetAt(moment);
  const shown = new Date(moment + offset).toISOString().slice(0, "2026-11-28T19:00:00".length);
  // The state is always behind.
  const behind = new Date(-offset)
    .toISOString()
    .slice("1970-01-01T".length, "1970-01-01T05:00".length);
  return `${shown}-${behind}`;
}
