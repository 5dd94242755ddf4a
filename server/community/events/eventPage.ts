import type { EventLeaf, EventStatusType, PlaceLeaf, WithContext } from "schema-dts";
import type { CommunityEvent } from "#domain/events/event.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { offsetAt } from "#domain/time/zoneOffset.ts";
import { eventPath, type PageHead } from "../../web/pages/pageHead.ts";
import { known, geoCoordinates, postalAddress } from "../../web/pages/structuredData.ts";
import { placeWords, whenWords } from "#domain/events/eventWords.ts";
import { SCREENS } from "#domain/site/routes.ts";
import { documentTitle } from "#domain/site/site.ts";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import { readEvent } from "./readEvents.ts";
import { readName } from "../../web/input.ts";
import { words } from "../../web/pages/screenSource.ts";
import {
  unknownSource,
  type ScreenSource,
  type SitemapEntry,
  type SourceDeps,
  type ThingPages,
} from "../../web/pages/source.ts";
import { madeUp } from "../../web/pages/heads.ts";

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

/** No event was in its year, so dates are written with theirs: a preview may be read in any other. */
const LONG_AGO = 0;

/** The pages of events: the calendar's screen, asked for one of them. */
export const eventPages: ThingPages = { source: eventSource, listed: listedEvents };

function eventSource(
  _: string | undefined,
  { origin, parameters }: SourceDeps,
): ScreenSource | null {
  const wanted = words(parameters["event"]);
  if (wanted === null) return null;
  const screen = "/events";
  const slug = readName(wanted);
  if (slug === null) return unknownSource(screen);
  return {
    path: `/events?event=${slug}`,
    validFor: "unlimited",
    isOfEvents: true,
    head: async (_now, db) => {
      const event = await readEvent(db, slug);
      return event && eventHead(event, origin());
    },
    screen,
  };
}

/** Those to come, and those under way. */
async function listedEvents(db: Db, now: number): Promise<SitemapEntry[]> {
  const planned = await db
    .select({ slug: events.slug, changedAt: events.updatedAt })
    .from(events)
    .where(and(isPublicEvent(), eq(events.sample, false), gt(events.endsAt, new Date(now))))
    .orderBy(asc(events.startsAt), asc(events.id));
  return planned.map(({ slug, changedAt }) => ({ address: eventPath(slug), changedAt }));
}

/** An event with when and where it is. The screen is that of all events, and so is its title. */
export function eventHead(event: CommunityEvent, origin: string): PageHead {
  const { slug, title, status, statusNote, summary } = event;
  const isCancelled = status === "cancelled";
  const said = [
    isCancelled ? `Cancelled${statusNote === null ? "" : `: ${statusNote}`}` : null,
    whenWords(event, LONG_AGO),
    placeWords(event) || null,
    summary,
  ].filter((part) => part !== null);
  const head = {
    title: documentTitle(SCREENS["/events"]),
    heading: isCancelled ? `Cancelled: ${title}` : title,
    description: said.join(". "),
    address: eventPath(slug),
    data: eventData(event, origin),
  };
  return event.sample ? madeUp(head) : head;
}
