import { sql } from "drizzle-orm";
import type { CommunityEvent } from "#domain/events/event.ts";
import { events } from "../../db/schema/events.ts";

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
