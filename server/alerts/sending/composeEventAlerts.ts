import { eq, inArray } from "drizzle-orm";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import type { Parcel } from "./delivery_messenger.ts";
import type { ClaimedAlert } from "./claimAlerts.ts";

/** Longest title of a message, in characters: a file may have any, and push services take 4 kB. */
const LONGEST_TITLE = 200;

/**
 * Composes news of reservations from what they are now.
 *
 * @param now epoch milliseconds
 * @returns by the alert's id; missing: it is no longer true, or the phone has left the account
 */
export async function composeEventAlerts(
  db: Db,
  claimed: readonly ClaimedAlert[],
  now: number,
): Promise<Map<string, Parcel>> {
  const ids = claimed.flatMap(({ alert }) => alert.reservationId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ reservation: reservations, event: events })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(inArray(reservations.id, ids));
  const found = new Map(rows.map((row) => [row.reservation.id, row]));
  return new Map(
    claimed.flatMap(({ alert, device }) => {
      const { reservation, event } = found.get(alert.reservationId ?? "") ?? {};
      if (reservation === undefined || event === undefined) return [];
      if (reservation.uid === null || reservation.uid !== device.uid) return [];
      const change = changeOf(alert.kind, reservation);
      if (change === null) return [];
      const message: AlertMessage = {
        kind: "event",
        id: alert.id,
        sentAt: now,
        change,
        event: {
          slug: event.slug,
          title: Array.from(event.title).slice(0, LONGEST_TITLE).join(""),
          startsAt: event.startsAt.getTime(),
        },
        code: reservation.code,
      };
      const ttlSeconds = Math.max(0, Math.floor((alert.expiresAt.getTime() - now) / 1_000));
      return [[alert.id, { message, ttlSeconds }] as const];
    }),
  );
}

/** What is true of it still; `null`: nothing. */
function changeOf(
  kind: ClaimedAlert["alert"]["kind"],
  { status, cancelledBy }: typeof reservations.$inferSelect,
): "promoted" | "cancelled" | null {
  if (kind === "promoted") return status === "confirmed" ? "promoted" : null;
  return kind === "event-cancelled" && cancelledBy === "event" ? "cancelled" : null;
}
