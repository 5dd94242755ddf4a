import { and, eq, isNull } from "drizzle-orm";
import { readCode } from "#domain/reservations/code.ts";
import { isTicket } from "#domain/reservations/ticket.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { createLimitFactory } from "../../http/limits/attemptLimits.ts";
import { readTicketKeys } from "../tickets/ticketKeys.ts";
import { verifyTicket } from "../tickets/verifyTicket.ts";

/** What the door is told. */
export type Checked =
  | { kind: "welcome" | "already"; name: string; seats: number; at: string; event: string }
  /** `forged`: a ticket that the site has not signed. */
  | { kind: "unknown" | "forged" }
  | { kind: "waiting" | "cancelled"; name: string; seats: number; event: string }
  /** It is for another event. */
  | { kind: "elsewhere"; event: string; title: string }
  /** Too many wrong ones; tried again after so many seconds. */
  | { kind: "wait"; seconds: number };

/** Codes that are none, a minute, whoever types them. */
const WRONG = { name: "reservation-door", points: 10, seconds: 60 };

/**
 * Lets a party in, once. What counts is the reservation as it is now: a ticket only shows its code.
 *
 * @param said a code as typed, or the text of a QR code
 * @param slug the event at whose door this is; `null`: any
 * @param now epoch milliseconds
 */
export async function checkTicket(
  db: Db,
  said: string,
  slug: string | null,
  now: number,
): Promise<Checked> {
  const wrong = createLimitFactory(db).limit(WRONG);
  const seconds = await wrong.countOrWait("door");
  if (seconds !== null) return { kind: "wait", seconds };
  const code = await codeOf(db, said);
  if (code === FORGED) return { kind: "forged" };
  const found = code === null ? null : await find(db, code);
  if (found === null) return { kind: "unknown" };
  await wrong.giveBack("door");
  const { row, event } = found;
  if (slug !== null && event.slug !== slug) {
    return { kind: "elsewhere", event: event.slug, title: event.title };
  }
  const party = { name: row.name, seats: row.seats, event: event.slug };
  if (row.status !== "confirmed") return { kind: row.status, ...party };
  const at = new Date(now);
  const entered = await db
    .update(reservations)
    .set({ checkedInAt: at })
    .where(
      and(
        eq(reservations.id, row.id),
        eq(reservations.status, "confirmed"),
        isNull(reservations.checkedInAt),
      ),
    )
    .returning({ name: reservations.name, seats: reservations.seats });
  const [party1] = entered;
  if (party1 !== undefined) {
    return { kind: "welcome", ...party1, event: event.slug, at: at.toISOString() };
  }
  // Another door was faster, or it was given back at this moment.
  const again = await find(db, row.code);
  const before = again?.row.checkedInAt ?? null;
  if (before === null) return { kind: "cancelled", ...party };
  return { kind: "already", ...party, at: before.toISOString() };
}

const FORGED = Symbol("forged");

async function codeOf(db: Db, said: string): Promise<string | typeof FORGED | null> {
  if (!isTicket(said)) return readCode(said);
  return verifyTicket(said, await readTicketKeys(db))?.code ?? FORGED;
}

async function find(db: Db, code: string) {
  const [found] = await db
    .select({ row: reservations, event: { slug: events.slug, title: events.title } })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(eq(reservations.code, code));
  return found ?? null;
}
