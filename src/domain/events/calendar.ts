import { SITE } from "../site/site.ts";
import { calendarDay } from "../time/calendar.ts";
import * as v from "valibot";
import type { CommunityEvent } from "./event.ts";
import { storableText } from "../text/storable.ts";

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

const textOrNull = v.nullable(v.string());

/** As much of an event as a calendar shows. Short, because the worker reads saved events with it. */
export const CalendarEventSchema = v.object({
  slug: v.string(),
  uid: v.string(),
  sequence: v.number(),
  title: v.string(),
  summary: textOrNull,
  startsAt: v.string(),
  endsAt: v.string(),
  allDay: v.boolean(),
  place: textOrNull,
  street: textOrNull,
  city: textOrNull,
  lat: v.nullable(v.number()),
  lon: v.nullable(v.number()),
  priceText: textOrNull,
  age21: v.nullable(v.boolean()),
  url: textOrNull,
  status: v.picklist(["planned", "cancelled"]),
  statusNote: textOrNull,
  updatedAt: v.string(),
});

export type CalendarEvent = Pick<CommunityEvent, keyof v.InferOutput<typeof CalendarEventSchema>>;

/** Longest line without its end, in bytes. */
const LONGEST_LINE = 75;

/** Control characters but the tab and the line's end, which no calendar may hold. */
const CONTROLS = /(?![\t\n])\p{Control}/gu;

/** A text as the value of a property (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return storableText(text)
    .replace(/\r\n?/g, "\n")
    .replace(CONTROLS, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** A content line with its end, in pieces of at most 75 bytes of UTF-8 that end between characters. */
function contentLine(name: string, value: string): string {
  let folded = "";
  let width = 0;
  for (const character of `${name}:${value}`) {
    const bytes = utf8Length(character);
    if (width + bytes > LONGEST_LINE) {
      folded += "\r\n ";
      width = 1;
    }
    folded += character;
    width += bytes;
  }
  return `${folded}\r\n`;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}

/** Where an event's calendar file is, relative to the site. */
export const eventFilePath = (slug: string) => `/api/events/${slug}.ics`;

/** All events as a feed, relative to the site. */
export const EVENT_FEED_PATH = "/api/events.ics";

/** The slug of {@link eventFilePath}; `null` for every other address. */
export function slugOfEventFile(pathname: string): string | null {
  return /^\/api\/events\/([^/]+)\.ics$/.exec(pathname)?.[1] ?? null;
}

/** What a calendar file's answer says of itself. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Has a browser keep the file instead of showing it. @param slug letters, digits and hyphens */
export const eventFileDisposition = (slug: string) => `attachment; filename="${slug}.ics"`;
