import { and, asc, eq, gt, ne } from "drizzle-orm";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { eventById, lockEvent } from "./eventLock.ts";
import type { QueueAlerts } from "./seats.ts";
import { promote } from "./promote.ts";

/**
 * Gives back what a deleted account has reserved, and takes out of its reservations what says whose
 * they were, in the transaction that deletes it and as the last of its steps. Of events that
 * are over only the latter: who was there, was there.
 *
 * @param now epoch milliseconds
 */
export async function leaveEvents(
  tx: Db,
  uid: string,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<void> {
  const isOwn = eq(reservations.uid, uid);
  const isLiving = and(isOwn, ne(reservations.status, "cancelled"));
  const reserved = await tx
    .selectDistinct({ id: events.id })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(and(isLiving, gt(events.endsAt, new Date(now))))
    // Two accounts that are deleted at once must not wait for each other.
    .orderBy(asc(events.id));
  for (const { id } of reserved) {
    const event = await lockEvent(tx, eventById(id));
    if (event === undefined) continue;
    await tx
      .update(reservations)
      .set({ status: "cancelled", cancelledAt: new Date(now), cancelledBy: "account" })
      .where(and(isLiving, eq(reservations.eventId, id)));
    await promote(tx, event, now, queueAlerts);
  }
  await tx.update(reservations).set({ uid: null, name: "" }).where(isOwn);
  if (reserved.length > 0) await bumpDataVersion(tx, "events");
}
