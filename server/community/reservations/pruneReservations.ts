import { and, inArray, lt, ne } from "drizzle-orm";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservationMails, reservations } from "../../db/schema/reservations.ts";
import { pruneTicketKeys } from "./tickets.ts";

/** How long after an event's end it is known who was there, and that there were reservations at all. */
const NAME_LIFE_MS = 90 * DAY_MS;
const RESERVATION_LIFE_MS = 400 * DAY_MS;

/** On a site that sends no mails they wait in vain. */
export const MAIL_LIFE_MS = 3 * DAY_MS;

/**
 * Takes names off reservations of events that ended long ago, and deletes those of events that
 * ended very long ago. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneReservations(db: Db, now: number): Promise<void> {
  const ofEventsBefore = (age: number) =>
    inArray(
      reservations.eventId,
      db
        .select({ id: events.id })
        .from(events)
        .where(lt(events.endsAt, new Date(now - age))),
    );
  await db
    .delete(reservationMails)
    .where(lt(reservationMails.createdAt, new Date(now - MAIL_LIFE_MS)));
  await db.delete(reservations).where(ofEventsBefore(RESERVATION_LIFE_MS));
  await db
    .update(reservations)
    .set({ name: "" })
    .where(and(ofEventsBefore(NAME_LIFE_MS), ne(reservations.name, "")));
  await pruneTicketKeys(db, now);
}
