import { and, eq, ne, or, sql } from "drizzle-orm";
import { seatsOfOneParty, type ReservationRequest } from "#domain/events/reservation.ts";
import { seatState, type SeatState } from "#domain/events/seatTimes.ts";
import { bumpDataVersion } from "../../db/dataVersion.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { isPublicEvent } from "../../db/visibility.ts";
import {
  eventBySlug,
  lockEvent,
  seatTimes,
  type EventRow,
  type LockEvent,
  endHolds,
  HOLD_MS,
  type QueueAlerts,
  type ReservationRow,
  promote,
  readReservedSeats,
} from "./seats.ts";
import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "#domain/events/code.ts";

interface Attempt {
  uid: string;
  request: ReservationRequest;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the session still holds; it must go on to until the transaction ends. */
  mayWrite: (tx: Db) => Promise<boolean>;
  /** The account has to confirm its e-mail first: its seats are held for an hour. */
  isUnproven: boolean;
  queueAlerts: QueueAlerts;
  /** Unless a test takes the lock off. */
  lock?: LockEvent;
}

/** What became of an attempt; only `made` has reserved anything. */
export type Reserved =
  | { kind: "made" | "known"; id: string }
  | { kind: "ended" }
  | { kind: "no-event" }
  /** The id is another account's. */
  | { kind: "foreign" }
  | { kind: "too-many"; most: number }
  | { kind: "shut"; state: Exclude<SeatState, "open"> | "unreserved"; event: EventRow }
  /** The account has one for this event. */
  | { kind: "second"; code: string }
  | { kind: "full"; left: number; waiting: number };

/** Two parties that get the same code at the same time are too rare to be waited for longer. */
const CODES_TRIED = 5;

/**
 * Reserves seats, or a place in the queue. The event's row is held first, and only then is read
 * what is taken and who waits: so each attempt is decided on what all before it have left. Seats whose
 * hold has ended go to those who wait first.
 */
export async function reserve(db: Db, attempt: Attempt): Promise<Reserved> {
  const { request, now, mayWrite, queueAlerts, lock = lockEvent } = attempt;
  return await db.transaction(async (tx) => {
    if (!(await mayWrite(tx))) return { kind: "ended" };
    // What visitors do not see takes no seats either.
    const event = await lock(tx, sql`${eventBySlug(request.event)} and ${isPublicEvent()}`);
    const hasFreed = event !== undefined && (await endHolds(tx, event.id, now));
    if (hasFreed) await promote(tx, event, now, queueAlerts);
    const reserved = await reserveIn(tx, event, attempt);
    if (hasFreed || reserved.kind === "made") await bumpDataVersion(tx, "events");
    return reserved;
  });
}

async function reserveIn(tx: Db, event: EventRow | undefined, attempt: Attempt): Promise<Reserved> {
  const { uid, request, now } = attempt;
  const { known, second } = await readOwn(tx, event?.id ?? 0, attempt);
  if (known !== undefined) {
    return known.uid === uid ? { kind: "known", id: known.id } : { kind: "foreign" };
  }
  if (event === undefined) return { kind: "no-event" };
  if (event.seats === null) {
    const state = event.status === "cancelled" ? "cancelled" : "unreserved";
    return { kind: "shut", state, event };
  }
  const most = seatsOfOneParty(event.seats, event.perPerson);
  if (request.seats > most) return { kind: "too-many", most };
  if (second !== undefined) return { kind: "second", code: second.code };
  const state = seatState(seatTimes(event), now);
  if (state !== "open") return { kind: "shut", state, event };
  const { taken, waiting } = await readReservedSeats(tx, event.id);
  const left = Math.max(0, event.seats - taken);
  const fits = waiting === 0 && request.seats <= left;
  if (!fits && !request.waitlist) return { kind: "full", left, waiting };
  const isNew = await insert(tx, event.id, fits ? "confirmed" : "waiting", attempt);
  // An id that is there already is only of an account elsewhere, for another event, at this very moment.
  return isNew ? { kind: "made", id: request.id } : { kind: "foreign" };
}

/** What is there under the same id, and what the account has for this event. */
async function readOwn(tx: Db, eventId: number, { uid, request }: Attempt) {
  const { id, uid: owner, code, eventId: event, status } = reservations;
  const rows = await tx
    .select({ id, uid: owner, code })
    .from(reservations)
    .where(
      or(eq(id, request.id), and(eq(event, eventId), eq(owner, uid), ne(status, "cancelled"))),
    );
  return {
    known: rows.find((row) => row.id === request.id),
    second: rows.find((row) => row.id !== request.id),
  };
}

/** @returns whether there was no other with this id */
async function insert(
  tx: Db,
  eventId: number,
  status: "confirmed" | "waiting",
  { uid, request, now, isUnproven }: Attempt,
): Promise<boolean> {
  const [next] = await tx
    .update(events)
    .set({ lastArrival: sql`${events.lastArrival} + 1` })
    .where(eq(events.id, eventId))
    .returning({ arrival: events.lastArrival });
  const { id, seats, name } = request;
  const moment = new Date(now);
  const row: Omit<ReservationRow, "code"> = {
    id,
    eventId,
    uid,
    seats,
    name,
    status,
    arrival: next?.arrival ?? 0,
    createdAt: moment,
    confirmedAt: status === "confirmed" ? moment : null,
    cancelledAt: null,
    cancelledBy: null,
    checkedInAt: null,
    unproven: isUnproven,
    heldUntil: isUnproven && status === "confirmed" ? new Date(now + HOLD_MS) : null,
  };
  for (let tried = 0; tried < CODES_TRIED; tried += 1) {
    const made = await tx
      .insert(reservations)
      .values({ ...row, code: makeCode() })
      .onConflictDoNothing()
      .returning({ id: reservations.id });
    if (made.length > 0) return true;
    const [same] = await tx
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, id));
    if (same !== undefined) return false;
  }
  throw new Error("No code was free.");
}

/** A code that cannot be guessed from others: one of 481 million. */
const makeCode = () =>
  Array.from({ length: CODE_LENGTH }, () =>
    CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
  ).join("");
