import { sql, and, asc, desc, eq, gte, lt } from "drizzle-orm";
import type { CommunityEvent, Events } from "#domain/events/event.ts";
import { events } from "../../db/schema/events.ts";
import { SITE } from "#domain/site/site.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { timestampShown } from "#domain/time/zoneOffset.ts";
import type { Db } from "../../db/database.ts";
import { isPublicEvent } from "../../db/visibility.ts";

/** Figures of an event's reservations, read with its row. Column names are spelled out: one table alone gets none. */
const reserved = {
  taken: sql<number>`(select coalesce(sum(seats), 0)::int from reservations
    where reservations.event_id = events.id and reservations.status = 'confirmed')`,
  waiting: sql<number>`(select count(*)::int from reservations
    where reservations.event_id = events.id and reservations.status = 'waiting')`,
};

/** What is read of an event and its reservations. */
export const eventColumns = { event: events, ...reserved };

interface EventRow {
  event: typeof events.$inferSelect;
  /** Seats of confirmed reservations. */
  taken: number;
  /** Parties. */
  waiting: number;
}

/** An event as visitors see it. */
export function toCommunityEvent({ event, taken, waiting }: EventRow): CommunityEvent {
  const { slug, uid, sequence, title, summary, allDay, place, street, city, county, region } =
    event;
  const { lat, lon, free, priceText, age21, url, status, statusNote, sample } = event;
  return {
    slug,
    uid,
    sequence,
    title,
    summary,
    startsAt: event.startsAt.toISOString(),
    endsAt: event.endsAt.toISOString(),
    allDay,
    place,
    street,
    city,
    county,
    region,
    lat,
    lon,
    free,
    priceText,
    age21,
    url,
    status,
    statusNote,
    updatedAt: event.updatedAt.toISOString(),
    reservation: toSeats(event, taken, waiting),
    sample,
  };
}

function toSeats(
  event: EventRow["event"],
  taken: number,
  waiting: number,
): CommunityEvent["reservation"] {
  const { seats, perPerson, opensAt, closesAt, cancelUntil } = event;
  if (seats === null) return null;
  return {
    seats,
    left: Math.max(0, seats - taken),
    waiting,
    perPerson,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    cancelUntil: cancelUntil?.toISOString() ?? null,
  };
}

/** How long after its end an event is among those that are answered without asking for its year. */
const KEPT_FOR_MS = 90 * DAY_MS;

/** Public events that are to come or ended within 90 days. @param now epoch milliseconds */
export async function readEvents(db: Db, now: number): Promise<Events> {
  const rows = await db
    .select(eventColumns)
    .from(events)
    .where(and(isPublicEvent(), gte(events.endsAt, new Date(now - KEPT_FOR_MS))))
    .orderBy(asc(events.startsAt), asc(events.id));
  return { events: rows.map(toCommunityEvent), years: await readEventYears(db) };
}

/** Public events that begin in a year of Eastern time, which must be one of {@link readEventYears}. */
export async function readEventsOfYear(db: Db, year: number): Promise<Events> {
  const rows = await db
    .select(eventColumns)
    .from(events)
    .where(
      and(
        isPublicEvent(),
        gte(events.startsAt, beginningOf(year)),
        lt(events.startsAt, beginningOf(year + 1)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id));
  return { events: rows.map(toCommunityEvent), years: await readEventYears(db) };
}

/** The slugs of all public events. */
export async function readEventSlugs(db: Db): Promise<string[]> {
  const rows = await db.select({ slug: events.slug }).from(events).where(isPublicEvent());
  return rows.map(({ slug }) => slug);
}

/** A public event; `null` when there is none of this name. */
export async function readEvent(db: Db, slug: string): Promise<CommunityEvent | null> {
  const [row] = await db
    .select(eventColumns)
    .from(events)
    .where(and(isPublicEvent(), eq(events.slug, slug)));
  return row === undefined ? null : toCommunityEvent(row);
}

/** Years in which public events begin, newest first. */
export async function readEventYears(db: Db): Promise<number[]> {
  const year = sql<number>`extract(year from ${events.startsAt} at time zone ${SITE.timeZone})::int`;
  const rows = await db
    .selectDistinct({ year: year.as("year") })
    .from(events)
    .where(isPublicEvent())
    .orderBy(desc(sql`year`));
  return rows.map((row) => row.year);
}

/** Midnight of New Year's Day in the state. */
const beginningOf = (year: number) => new Date(timestampShown(Date.UTC(year, 0, 1)));
