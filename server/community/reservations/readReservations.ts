import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Reservation } from "#domain/events/reservation.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import type { EventRow, ReservationRow } from "./seats.ts";
import { readSigner } from "./tickets.ts";

/** An account's reservations as its phones read them, newest first, cancelled ones included. */
export async function readReservations(db: Db, uid: string, now: number): Promise<Reservation[]> {
  return await read(db, eq(reservations.uid, uid), now);
}

/** One of an account's reservations; `null` when it has none with this id. */
export async function readReservation(
  db: Db,
  uid: string,
  id: string,
  now: number,
): Promise<Reservation | null> {
  const [found] = await read(db, and(eq(reservations.uid, uid), eq(reservations.id, id)), now);
  return found ?? null;
}

async function read(db: Db, which: SQL | undefined, now: number): Promise<Reservation[]> {
  const rows = await db
    .select({ row: reservations, event: events, place: PLACE })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(which)
    .orderBy(desc(reservations.createdAt), desc(reservations.arrival));
  const hasTicket = ({ status, heldUntil }: ReservationRow) =>
    status === "confirmed" && heldUntil === null;
  const sign = rows.some(({ row }) => hasTicket(row)) ? await readSigner(db, now) : null;
  return rows.map(({ row, event, place }) => {
    const { code, seats, name, status, createdAt } = row;
    const ticket = sign?.({ event: event.slug, code, seats, name }) ?? null;
    return {
      code,
      event: event.slug,
      seats,
      name,
      status,
      place: status === "waiting" ? place : null,
      ticket: hasTicket(row) ? ticket : null,
      heldUntil: heldUntilOf(row),
      createdAt: createdAt.toISOString(),
      about: aboutEvent(event, row.cancelledBy),
    };
  });
}

/** Until when it is held, or was when that ended it. */
function heldUntilOf({ status, cancelledBy, heldUntil }: ReservationRow): string | null {
  const isOfHold = status === "confirmed" || cancelledBy === "hold";
  return isOfHold ? (heldUntil?.toISOString() ?? null) : null;
}

/** What the phone shows where the answers about events have this one no more. */
function aboutEvent(
  { title, startsAt, endsAt, allDay, place, city, statusNote }: EventRow,
  cancelledBy: ReservationRow["cancelledBy"],
): Reservation["about"] {
  return {
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    allDay,
    place,
    city,
    // Pages of earlier releases know no other end; what a hold has ended says so by `heldUntil`.
    cancelledBy: cancelledBy === "hold" ? null : cancelledBy,
    statusNote,
  };
}

/** Parties of the same event that wait and did not come later. */
const PLACE = sql`(
  select count(*) from reservations as other
  where other.event_id = reservations.event_id and other.status = 'waiting'
    and other.arrival <= reservations.arrival
)`.mapWith(Number);
