import { and, asc, eq, inArray } from "drizzle-orm";
import { isMovingUp } from "#domain/reservations/seatTimes.ts";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { seatTimes, type EventRow } from "./eventLock.ts";
import { endHolds, heldFrom } from "./endHolds.ts";
import { tell, type QueueAlerts } from "./seats.ts";
import { readTaken } from "./takenSeats.ts";

/**
 * Gives free seats to those who wait, in the order in which they came and only to whole parties:
 * seats that are too few for the first stay free. Seats whose hold has ended are free. The caller holds the event's row.
 *
 * @param event as it is by now
 * @param now epoch milliseconds
 */
export async function promote(
  tx: Db,
  event: EventRow,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<void> {
  await endHolds(tx, event.id, now);
  if (event.seats === null || !isMovingUp(seatTimes(event), now)) return;
  const { taken, waiting } = await readTaken(tx, event.id);
  let left = event.seats - taken;
  if (waiting === 0 || left <= 0) return;
  const queue = await tx
    .select({ id: reservations.id, uid: reservations.uid, seats: reservations.seats })
    .from(reservations)
    .where(and(eq(reservations.eventId, event.id), eq(reservations.status, "waiting")))
    .orderBy(asc(reservations.arrival))
    .limit(left);
  const rows: typeof queue = [];
  for (const party of queue) {
    if (party.seats > left) break;
    left -= party.seats;
    rows.push(party);
  }
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(reservations)
    .set({ status: "confirmed", confirmedAt: new Date(now), ...heldFrom(now) })
    .where(inArray(reservations.id, ids));
  await tell(tx, "promoted", { event, rows, now, queueAlerts });
}
