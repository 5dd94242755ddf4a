import { and, eq, ne, type SQL, asc, gt } from "drizzle-orm";
import { givingBackEnds } from "#domain/events/seatTimes.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";
import {
  eventById,
  lockEvent,
  seatTimes,
  type EventRow,
  endHolds,
  type QueueAlerts,
  type ReservationRow,
  promote,
} from "./seats.ts";
import { events } from "../../db/schema/events.ts";

interface Change {
  uid: string;
  code: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the session still holds; it must go on to until the transaction ends. */
  mayWrite: (tx: Db) => Promise<boolean>;
  queueAlerts: QueueAlerts;
}

/** What became of a change; only `done` has changed anything. */
export type Changed =
  | { kind: "done"; id: string }
  | { kind: "ended" }
  /** The account has no living reservation with this code. */
  | { kind: "unknown" }
  | { kind: "too-late"; event: EventRow }
  | { kind: "checked-in" }
  /** There are not more than so many. */
  | { kind: "not-fewer" };

/** Gives some of the seats back. A party that waits keeps its place. */
export async function giveSeatsBack(db: Db, change: Change, seats: number): Promise<Changed> {
  return await changeLiving(db, change, (row) => (seats < row.seats ? { seats } : "not-fewer"));
}

/** Gives a reservation back. */
export async function cancelReservation(db: Db, change: Change): Promise<Changed> {
  const cancelledAt = new Date(change.now);
  return await changeLiving(db, change, () => ({
    status: "cancelled",
    cancelledAt,
    cancelledBy: "visitor",
  }));
}

type Decide = (row: ReservationRow) => Partial<ReservationRow> | "not-fewer";

async function changeLiving(
  db: Db,
  { uid, code, now, mayWrite, queueAlerts }: Change,
  decide: Decide,
): Promise<Changed> {
  return await db.transaction(async (tx) => {
    if (!(await mayWrite(tx))) return { kind: "ended" };
    const which = and(eq(reservations.code, code), eq(reservations.uid, uid));
    const isLiving = and(which, ne(reservations.status, "cancelled"));
    const [found] = await tx
      .select({ eventId: reservations.eventId })
      .from(reservations)
      .where(isLiving);
    const event = found === undefined ? undefined : await lockEvent(tx, eventById(found.eventId));
    if (event === undefined) return { kind: "unknown" };
    const hasFreed = await endHolds(tx, event.id, now);
    const changed = await changeRow(tx, { event, isLiving, now, decide });
    if (hasFreed || changed.kind === "done") {
      await promote(tx, event, now, queueAlerts);
      await bumpDataVersion(tx, "events");
    }
    return changed;
  });
}

interface RowChange {
  event: EventRow;
  isLiving: SQL | undefined;
  now: number;
  decide: Decide;
}

/** Changes the row as it is now that the event is held. */
async function changeRow(tx: Db, { event, isLiving, now, decide }: RowChange): Promise<Changed> {
  const [row] = await tx.select().from(reservations).where(isLiving);
  if (row === undefined) return { kind: "unknown" };
  const columns = decide(row);
  if (columns === "not-fewer") return { kind: "not-fewer" };
  if (row.checkedInAt !== null) return { kind: "checked-in" };
  if (now >= givingBackEnds(seatTimes(event))) return { kind: "too-late", event };
  await tx.update(reservations).set(columns).where(eq(reservations.id, row.id));
  return { kind: "done", id: row.id };
}

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
