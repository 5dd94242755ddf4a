import { eq, and, ne, sql } from "drizzle-orm";
import { CommandError } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import {
  eventBySlug,
  lockEvent,
  type EventRow,
  endHolds,
  type QueueAlerts,
  promote,
  readReservedSeats,
  type ReservedSeats,
  tell,
} from "./seats.ts";
import { reservations } from "../../db/schema/reservations.ts";

/** What an operator says about the seats of an event. */
export interface SeatSettings {
  seats: number;
  /** Left out: as it is. */
  perPerson?: number;
  /** ISO 8601; `null`: as if never said; left out: as it is. */
  opensAt?: string | null;
  closesAt?: string | null;
  cancelUntil?: string | null;
}

/**
 * Sets how many seats an event has and when they can be had. The waiting list moves up; no reservation is thrown
 * out.
 *
 * @param now epoch milliseconds
 * @throws CommandError for an event that is not there or cancelled, and for fewer than are taken
 */
export async function setSeats(
  db: Db,
  slug: string,
  settings: SeatSettings,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<ReservedSeats> {
  return await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventBySlug(slug));
    if (event === undefined) throw new CommandError(`There is no event ${slug}.`);
    if (event.status === "cancelled") throw new CommandError(`${slug} has been cancelled.`);
    await endHolds(tx, event.id, now);
    const { taken } = await readReservedSeats(tx, event.id);
    if (settings.seats < taken) {
      throw new CommandError(
        `${String(taken)} seats are taken already, so there cannot be ${String(settings.seats)}. Nobody is thrown out.`,
      );
    }
    const changed: EventRow = {
      ...event,
      seats: settings.seats,
      perPerson: settings.perPerson ?? event.perPerson,
      opensAt: momentOr(settings.opensAt, event.opensAt),
      closesAt: momentOr(settings.closesAt, event.closesAt),
      cancelUntil: momentOr(settings.cancelUntil, event.cancelUntil),
    };
    const { opensAt, startsAt } = changed;
    const closesAt = changed.closesAt ?? startsAt;
    if (opensAt !== null && opensAt >= closesAt) {
      throw new CommandError("Reserving must open before it closes.");
    }
    const { seats, perPerson, cancelUntil } = changed;
    await tx
      .update(events)
      .set({ seats, perPerson, opensAt, closesAt: changed.closesAt, cancelUntil })
      .where(eq(events.id, event.id));
    await promote(tx, changed, now, queueAlerts);
    const after = await readReservedSeats(tx, event.id);
    await bumpDataVersion(tx, "events");
    return after;
  });
}

const momentOr = (text: string | null | undefined, known: Date | null): Date | null =>
  text === undefined ? known : text === null ? null : new Date(text);

/**
 * Cancels an event, which stays visible with its note, and all living reservations with it. Said
 * again it changes the note.
 *
 * @param now epoch milliseconds
 * @returns how many parties are told
 * @throws CommandError when there is no such event
 */
export async function cancelEvent(
  db: Db,
  slug: string,
  note: string | null,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<number> {
  return await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventBySlug(slug));
    if (event === undefined) throw new CommandError(`There is no event ${slug}.`);
    await tx
      .update(events)
      .set({
        status: "cancelled",
        statusNote: note,
        sequence: sql`${events.sequence} + 1`,
        updatedAt: new Date(now),
      })
      .where(eq(events.id, event.id));
    const told = await cancelReservationsOf(tx, event, now, queueAlerts);
    await bumpDataVersion(tx, "events");
    return told;
  });
}

/**
 * Cancels the living reservations of an event that does not take place, inside the transaction
 * that cancels it and holds its row, and tells everybody.
 *
 * @param now epoch milliseconds
 * @returns how many there were
 */
async function cancelReservationsOf(
  tx: Db,
  event: EventRow,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<number> {
  const rows = await tx
    .update(reservations)
    .set({ status: "cancelled", cancelledAt: new Date(now), cancelledBy: "event" })
    .where(and(eq(reservations.eventId, event.id), ne(reservations.status, "cancelled")))
    .returning({ id: reservations.id, uid: reservations.uid });
  await tell(tx, "event-cancelled", { event, rows, now, queueAlerts });
  return rows.length;
}
