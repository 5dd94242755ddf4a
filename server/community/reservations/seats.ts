import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { reservationMails, type reservations } from "../../db/schema/reservations.ts";
import type { EventRow } from "./eventLock.ts";

export type ReservationRow = typeof reservations.$inferSelect;

/** What an account is told of one of its reservations. */
export interface Notice {
  uid: string;
  reservationId: string;
  kind: "promoted" | "event-cancelled";
  /** Epoch milliseconds: afterwards it is of no use. */
  until: number;
}

/**
 * Queues alerts for the phones of accounts, inside the transaction in which it happens. Whoever
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
