import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { CommunityEvent, Events } from "#domain/events/event.ts";
import { SITE } from "#domain/site/site.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import { momentShown } from "#domain/time/zoneOffset.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import { eventColumns, toCommunityEvent } from "./readEvents.ts";

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
const beginningOf = (year: number) => new Date(momentShown(Date.UTC(year, 0, 1)));
