import { and, asc, eq, isNotNull, lte, min, ne } from "drizzle-orm";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { eventById, lockEvent, type QueueAlerts, promote, extendHeld } from "./seats.ts";
import type { Log } from "../../log.ts";

const isHeld = and(eq(reservations.status, "confirmed"), isNotNull(reservations.heldUntil));

/** An account's own reservations are settled when it calls. */
interface HoldsOf {
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
export async function finishHoldsOf(
  db: Db,
  { uid, isProven, now, queueAlerts }: HoldsOf,
): Promise<boolean> {
  const { id, eventId, heldUntil, status, unproven } = reservations;
  const open = await db
    .select({ id, eventId, heldUntil })
    .from(reservations)
    .where(and(eq(reservations.uid, uid), eq(unproven, true), ne(status, "cancelled")));
  let hasEnded = false;
  // One statement each: a transaction with several rows could wait for another that waits for these.
  for (const each of open) {
    if (await extendHeld(db, each.id, isProven)) continue;
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
async function nextHoldEnd(db: Db): Promise<number | null> {
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

/** Frees seats whose hold has ended, until it is closed. */
interface HoldWorker {
  /** Looks when the next hold ends: there may be an earlier one. */
  wake: () => void;
  /** Finishes what is under way. */
  close: () => Promise<void>;
}

/**
 * Where other processes reserve, the one that holds seats may end before the hold does: then another
 * frees them, this much later at most. Alone, nothing is looked for before the next hold ends.
 */
const LOOK_EVERY_MS = 60_000;

/** A clock that is a little behind its own timers does not make it spin. */
const LEAST_REST_MS = 1_000;

interface HoldWorkerDeps {
  db: Db;
  /** Epoch milliseconds. */
  now: () => number;
  queueAlerts: QueueAlerts;
  /** Told that seats have been freed, and others may have moved up. */
  onFreed: () => void;
  log: Log;
  /** No other process reserves, and each reservation here wakes the worker. */
  isAlone: boolean;
}

/** Starts waiting for the end of holds, in this process and beside others. */
export function startHoldWorker(deps: HoldWorkerDeps): HoldWorker {
  const closing = new AbortController();
  let isWanted = false;
  let round: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (closing.signal.aborted) return;
    isWanted = true;
    clearTimeout(timer);
    round ??= rounds().finally(() => {
      round = null;
      // Woken at this very moment.
      if (isWanted) wake();
    });
  }

  async function rounds(): Promise<void> {
    let restMs = Infinity;
    while (isWanted && !closing.signal.aborted) {
      isWanted = false;
      restMs = Math.min(await settle(), deps.isAlone ? Infinity : LOOK_EVERY_MS);
    }
    if (closing.signal.aborted || restMs === Infinity) return;
    timer = setTimeout(wake, restMs);
  }

  /** @returns in how many milliseconds there is something to do again */
  async function settle(): Promise<number> {
    try {
      if ((await freeEndedHolds(deps.db, deps.now(), deps.queueAlerts)) > 0) deps.onFreed();
      const next = await nextHoldEnd(deps.db);
      return next === null ? Infinity : Math.max(LEAST_REST_MS, next - deps.now());
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      deps.log.error({ reason }, "seats whose hold has ended could not be freed");
      return LOOK_EVERY_MS;
    }
  }

  wake();
  return {
    wake,
    async close() {
      closing.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
