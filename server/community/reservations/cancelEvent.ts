import { and, eq, ne, sql } from "drizzle-orm";
import { CommandError } from "../../db/command.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { eventBySlug, lockEvent, type EventRow } from "./eventLock.ts";
import { tell, type QueueAlerts } from "./seats.ts";

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
