import { and, asc, eq, isNotNull, lte, min, ne } from "drizzle-orm";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { eventById, lockEvent } from "./eventLock.ts";
import type { QueueAlerts } from "./seats.ts";
import { promote } from "./promote.ts";
import { keepHeld } from "./endHolds.ts";

const isHeld = and(eq(reservations.status, "confirmed"), isNotNull(reservations.heldUntil));

/** An account's own reservations are settled when it calls. */
interface OwnHolds {
  uid: string;
  /** The account need not confirm its e-mail, or has. */
  isProven: boolean;
  /** Epoch milliseconds. */
  now: number;
  queueAlerts: QueueAlerts;
}

/**
 * Has an account's reservations stand for good once its e-mail is confirmed, and frees those whose
 * time is over.
 *
 * @returns whether any were over
 */
export async function settleOwnHolds(
  db: Db,
  { uid, isProven, now, queueAlerts }: OwnHolds,
): Promise<boolean> {
  const { id, eventId, heldUntil, status, unproven } = reservations;
  const open = await db
    .select({ id, eventId, heldUntil })
    .from(reservations)
    .where(and(eq(reservations.uid, uid), eq(unproven, true), ne(status, "cancelled")));
  let hasEnded = false;
  // One statement each: whoever holds several rows could wait for another that waits for these.
  for (const each of open) {
    if (await keepHeld(db, each.id, isProven)) continue;
    if (each.heldUntil === null || each.heldUntil.getTime() > now) continue;
    await freeSeats(db, each.eventId, now, queueAlerts);
    hasEnded = true;
  }
  return hasEnded;
}

/**
 * Frees all seats that were held until now and not confirmed. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 * @returns of how many events
 */
export async function freeEndedHolds(
  db: Db,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<number> {
  const ended = await db
    .selectDistinct({ eventId: reservations.eventId })
    .from(reservations)
    .where(and(isHeld, lte(reservations.heldUntil, new Date(now))))
    .orderBy(asc(reservations.eventId));
  for (const { eventId } of ended) await freeSeats(db, eventId, now, queueAlerts);
  return ended.length;
}

/** When the next hold ends, in epoch milliseconds; `null`: there is none. */
export async function nextHoldEnd(db: Db): Promise<number | null> {
  const [row] = await db
    .select({ next: min(reservations.heldUntil) })
    .from(reservations)
    .where(isHeld);
  return row?.next?.getTime() ?? null;
}

async function freeSeats(
  db: Db,
  eventId: number,
  now: number,
  queueAlerts: QueueAlerts,
): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, eventById(eventId));
    if (event === undefined) return;
    await promote(tx, event, now, queueAlerts);
    await bumpDataVersion(tx, "events");
  });
}
