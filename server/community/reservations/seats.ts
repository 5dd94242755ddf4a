import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { reservationMails, reservations } from "../../db/schema/reservations.ts";
import { eq, type SQL, and, asc, inArray, sql, lte, ne } from "drizzle-orm";
import { type SeatTimes, isMovingUp } from "#domain/events/seatTimes.ts";
import { events } from "../../db/schema/events.ts";
import { HOUR_MS } from "#domain/time/spans.ts";

export type ReservationRow = typeof reservations.$inferSelect;

/** News of a reservation for its account. */
interface Notice {
  uid: string;
  reservationId: string;
  kind: "promoted" | "event-cancelled";
  /** Epoch milliseconds: afterwards it is of no use. */
  until: number;
}

/**
 * Queues alerts for the phones of accounts, inside the transaction in which it happens. The program that
 * puts the server together hands it in, because this room knows nothing of phones.
 */
export type QueueAlerts = (tx: Db, notices: readonly Notice[], now: number) => Promise<void>;

/** An event that has begun when it is cancelled: they may be on their way. */
const LATE_NEWS_MS = 2 * 60 * 60_000;

/** Rows of one statement: a statement has 65,535 parameters at most. */
const ROWS_AT_ONCE = 1_000;

/** Tells the accounts of these reservations, by alert and by mail. @param now epoch milliseconds */
export async function tell(
  tx: Db,
  kind: Notice["kind"],
  { event, rows, now, queueAlerts }: TellParts,
): Promise<void> {
  const until = Math.max(event.startsAt.getTime(), now + LATE_NEWS_MS);
  const notices = rows.flatMap(({ id, uid }) =>
    uid === null ? [] : [{ uid, reservationId: id, kind, until }],
  );
  if (notices.length === 0) return;
  const moment = new Date(now);
  for (let from = 0; from < notices.length; from += ROWS_AT_ONCE) {
    await tx.insert(reservationMails).values(
      notices.slice(from, from + ROWS_AT_ONCE).map(({ reservationId }) => ({
        id: randomUUID(),
        reservationId,
        kind: kind === "promoted" ? ("promoted" as const) : ("cancelled" as const),
        createdAt: moment,
        dueAt: moment,
      })),
    );
  }
  await queueAlerts(tx, notices, now);
}

interface TellParts {
  event: EventRow;
  rows: readonly Pick<ReservationRow, "id" | "uid">[];
  now: number;
  queueAlerts: QueueAlerts;
}

/** An event as the database has it. */
export type EventRow = typeof events.$inferSelect;

/**
 * Reads an event inside a transaction and holds its row until the end, so that everybody who
 * decides about its seats does so one after the other, in any number of processes. A test
 * hands in one that does not hold it, and must see more confirmed than there are seats.
 */
export type LockEvent = (tx: Db, which: SQL) => Promise<EventRow | undefined>;

export const lockEvent: LockEvent = async (tx, which) => {
  const [event] = await tx.select().from(events).where(which).for("update");
  return event;
};

export const eventBySlug = (slug: string) => eq(events.slug, slug);

export const eventById = (id: number) => eq(events.id, id);

/** What decides when its seats can be had. */
export function seatTimes(event: EventRow): SeatTimes {
  const { status, startsAt, endsAt, opensAt, closesAt, cancelUntil } = event;
  return {
    status,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    opensAt: opensAt?.getTime() ?? null,
    closesAt: closesAt?.getTime() ?? null,
    cancelUntil: cancelUntil?.getTime() ?? null,
  };
}

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
  const { taken, waiting } = await readReservedSeats(tx, event.id);
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

/** How full an event is. */
export interface ReservedSeats {
  /** Seats of confirmed reservations. */
  taken: number;
  /** Parties that wait. */
  waiting: number;
}

/** Counts what is taken. It stays true while the caller holds the event's row. */
export async function readReservedSeats(tx: Db, eventId: number): Promise<ReservedSeats> {
  const { status, seats } = reservations;
  const [row] = await tx
    .select({
      taken: sql`coalesce(sum(${seats}) filter (where ${status} = 'confirmed'), 0)`.mapWith(Number),
      waiting: sql`count(*) filter (where ${status} = 'waiting')`.mapWith(Number),
    })
    .from(reservations)
    .where(eq(reservations.eventId, eventId));
  return row ?? { taken: 0, waiting: 0 };
}

/** How long seats are held for an account with an unconfirmed e-mail. */
export const HOLD_MS = HOUR_MS;

/** What a reservation is that stands for good. */
const STANDING = { unproven: false, heldUntil: null };

/**
 * The site's own account of a reservation has confirmed its e-mail. Of a hosted account it is not known
 * before its next call.
 */
const IS_PROVEN = sql`exists (
  select 1 from identity_accounts
  where identity_accounts.uid = reservations.uid and identity_accounts.email_verified
)`;

/** Columns of a party that gets seats from the waiting list: from then on an unproven one has its hour. */
const heldFrom = (now: number) => ({
  unproven: sql`reservations.unproven and not ${IS_PROVEN}`,
  heldUntil: sql`case when reservations.unproven and not ${IS_PROVEN}
    then ${new Date(now + HOLD_MS).toISOString()}::timestamptz end`,
});

/**
 * Has a reservation stand for good. It needs no lock: its seats are as taken as before.
 *
 * @param isProven whether the account is known to have confirmed its e-mail; else its row is asked
 * @returns whether it does
 */
export async function extendHeld(db: Db, id: string, isProven: boolean): Promise<boolean> {
  const kept = await db
    .update(reservations)
    .set(STANDING)
    .where(
      and(
        eq(reservations.id, id),
        ne(reservations.status, "cancelled"),
        isProven ? undefined : IS_PROVEN,
      ),
    )
    .returning({ id: reservations.id });
  return kept.length > 0;
}

/**
 * Cancels what was held until now and not confirmed, inside a transaction that holds the event's row
 * and has others move up before it ends.
 *
 * @param now epoch milliseconds
 * @returns whether seats are free for that
 */
export async function endHolds(tx: Db, eventId: number, now: number): Promise<boolean> {
  const hasEnded = and(
    eq(reservations.eventId, eventId),
    eq(reservations.status, "confirmed"),
    lte(reservations.heldUntil, new Date(now)),
  );
  // There is mostly none.
  const found = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(hasEnded)
    .limit(1);
  if (found.length === 0) return false;
  await tx.update(reservations).set(STANDING).where(and(hasEnded, IS_PROVEN));
  const ended = await tx
    .update(reservations)
    .set({ status: "cancelled", cancelledAt: new Date(now), cancelledBy: "hold" })
    .where(hasEnded)
    .returning({ id: reservations.id });
  return ended.length > 0;
}
