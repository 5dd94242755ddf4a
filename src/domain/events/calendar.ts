import { SITE } from "../site/site.ts";
import { calendarDay } from "../time/calendar.ts";
import type { CalendarEvent } from "./calendarEvent.ts";
import { contentLine, escapeText } from "./contentLine.ts";

/** How often a program that follows the feed asks for it. */
const REFRESH = "PT12H";

/** A calendar (RFC 5545) with one event, for a visitor's own. */
export function writeEvent(event: CalendarEvent): string {
  return calendar([], [event]);
}

/** A calendar with all events, which programs ask for again and again. */
export function writeFeed(events: readonly CalendarEvent[]): string {
  const head = [
    line("X-WR-CALNAME", SITE.community),
    line("NAME", SITE.community),
    contentLine("REFRESH-INTERVAL;VALUE=DURATION", REFRESH),
    contentLine("X-PUBLISHED-TTL", REFRESH),
  ];
  return calendar(head, events);
}

function calendar(head: readonly string[], events: readonly CalendarEvent[]): string {
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    line("PRODID", `-//${SITE.community}//Events//EN`),
    contentLine("METHOD", "PUBLISH"),
    ...head,
    ...events.map(eventLines),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

function eventLines(event: CalendarEvent): string {
  const { title, place, street, city, lat, lon, url } = event;
  const isCancelled = event.status === "cancelled";
  const location = [place, street, city === null ? null : `${city}, OH`].filter(isSaid).join(", ");
  return [
    contentLine("BEGIN", "VEVENT"),
    line("UID", event.uid),
    contentLine("DTSTAMP", utc(event.updatedAt)),
    contentLine("SEQUENCE", String(event.sequence)),
    ...times(event),
    // Some calendars show a cancelled event as any other.
    line("SUMMARY", isCancelled ? `Cancelled: ${title}` : title),
    contentLine("STATUS", isCancelled ? "CANCELLED" : "CONFIRMED"),
    ...optional("DESCRIPTION", calendarDescription(event)),
    ...optional("LOCATION", location),
    ...(lat === null || lon === null ? [] : [contentLine("GEO", `${String(lat)};${String(lon)}`)]),
    // An address is no text: nothing in it is escaped.
    ...(url === null ? [] : [contentLine("URL", url.replace(/\s/g, ""))]),
    contentLine("END", "VEVENT"),
  ].join("");
}

/** Without an end where it is the beginning: nothing may end before it has lasted. */
function times({ startsAt, endsAt, allDay }: CalendarEvent): string[] {
  const [name, value] = allDay ? (["VALUE=DATE", day] as const) : ([null, utc] as const);
  const [from, to] = [value(startsAt), value(endsAt)];
  const property = (which: string, what: string) =>
    contentLine(name === null ? which : `${which};${name}`, what);
  return [property("DTSTART", from), ...(to > from ? [property("DTEND", to)] : [])];
}

/** What a calendar shows below the times: all that it has no place of its own for. */
export function calendarDescription(
  event: Pick<CalendarEvent, "status" | "statusNote" | "summary" | "priceText" | "age21">,
): string {
  const { status, statusNote, summary, priceText, age21 } = event;
  const note = status === "cancelled" ? statusNote : null;
  return [note, summary, priceText, age21 === true ? "21 and over" : null]
    .filter(isSaid)
    .join("\n\n");
}

const isSaid = (text: string | null) => text !== null && text !== "";
const line = (name: string, text: string) => contentLine(name, escapeText(text));
const optional = (name: string, text: string) => (text === "" ? [] : [line(name, text)]);

/** `20261128T000000Z` */
const utc = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, "");

/** The day in the state, as `20261128`. */
const day = (moment: string) => calendarDay(Date.parse(moment)).replaceAll("-", "");
