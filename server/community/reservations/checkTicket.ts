import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { readCode } from "#domain/events/code.ts";
import { isTicket } from "#domain/events/ticket.ts";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { events } from "../../db/schema/events.ts";
import { reservations } from "../../db/schema/reservations.ts";
import { type EventRow, extendHeld } from "./seats.ts";
import { readTicketKeys, verifyTicket } from "./tickets.ts";

/** When an event is; moments in ISO 8601 UTC. */
export interface EventSpan {
  startsAt: string;
  endsAt: string;
  allDay: boolean;
}

/** The answer at the door. */
export type Checked =
  | { kind: "welcome" | "already"; name: string; seats: number; at: string; event: string }
  /** `forged`: a ticket that the site has not signed. */
  | { kind: "unknown" | "forged" }
  | { kind: "waiting" | "cancelled"; name: string; seats: number; event: string }
  /** Its account has not confirmed its e-mail; `until` in ISO 8601 UTC. */
  | { kind: "held"; name: string; seats: number; event: string; until: string }
  /** It is for another event. */
  | { kind: "elsewhere"; event: string; title: string }
  /** There is no event of the name that was given. */
  | { kind: "no-event"; event: string }
  /** Its doors are not open yet, or no more. */
  | ({ kind: "early" | "late" } & EventSpan);

/** For how long before an event begins, and after it ends, parties are let in. */
const DOORS_MS = 12 * HOUR_MS;

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
  const found = await findSaid(db, said, slug);
  if ("kind" in found) return found;
  const { row, event } = found;
  const party = { name: row.name, seats: row.seats, event: event.slug };
  if (row.status !== "confirmed") return { kind: row.status, ...party };
  if (row.heldUntil !== null && !(await extendHeld(db, row.id, false))) {
    return { kind: "held", ...party, until: row.heldUntil.toISOString() };
  }
  const closed = row.checkedInAt === null ? closedDoors(event, now) : null;
  if (closed !== null) return closed;
  const at = new Date(now);
  const entered = await db
    .update(reservations)
    .set({ checkedInAt: at })
    .where(
      and(
        eq(reservations.id, row.id),
        eq(reservations.status, "confirmed"),
        isNull(reservations.checkedInAt),
        isNull(reservations.heldUntil),
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

/** The answer at the door to taking a check-in back. */
export type Undone =
  | { kind: "undone" | "not-in"; name: string; seats: number }
  | Extract<Checked, { kind: "unknown" | "forged" | "elsewhere" | "no-event" }>;

/** Takes back that a party was let in: the wrong code was typed, or it was a trial. See {@link checkTicket}. */
export async function undoCheckIn(db: Db, said: string, slug: string | null): Promise<Undone> {
  const found = await findSaid(db, said, slug);
  if ("kind" in found) return found;
  const { id, name, seats } = found.row;
  const left = await db
    .update(reservations)
    .set({ checkedInAt: null })
    .where(and(eq(reservations.id, id), isNotNull(reservations.checkedInAt)))
    .returning({ id: reservations.id });
  return { kind: left.length > 0 ? "undone" : "not-in", name, seats };
}

/**
 * The reservation that is meant, and its event; else why there is none. Only the operator's
 * own command asks here, so wrong codes are not counted: a door that closes for a minute would turn
 * away parties with genuine tickets.
 */
async function findSaid(db: Db, said: string, slug: string | null) {
  if (slug !== null && !(await isEvent(db, slug)))
    return { kind: "no-event" as const, event: slug };
  const code = await codeOf(db, said);
  if (code === FORGED) return { kind: "forged" as const };
  const found = code === null ? null : await find(db, code);
  if (found === null) return { kind: "unknown" as const };
  const { event } = found;
  if (slug !== null && event.slug !== slug) {
    return { kind: "elsewhere" as const, event: event.slug, title: event.title };
  }
  return found;
}

async function isEvent(db: Db, slug: string): Promise<boolean> {
  const found = await db.select({ id: events.id }).from(events).where(eq(events.slug, slug));
  return found.length > 0;
}

/** `null` while parties are let in. */
function closedDoors(event: Pick<EventRow, "startsAt" | "endsAt" | "allDay">, now: number) {
  const { startsAt, endsAt, allDay } = event;
  const isEarly = now < startsAt.getTime() - DOORS_MS;
  if (!isEarly && now <= endsAt.getTime() + DOORS_MS) return null;
  const kind = isEarly ? ("early" as const) : ("late" as const);
  return { kind, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), allDay };
}

const FORGED = Symbol("forged");

async function codeOf(db: Db, said: string): Promise<string | typeof FORGED | null> {
  if (!isTicket(said)) return readCode(said);
  return verifyTicket(said, await readTicketKeys(db))?.code ?? FORGED;
}

async function find(db: Db, code: string) {
  const [found] = await db
    .select({ row: reservations, event: events })
    .from(reservations)
    .innerJoin(events, eq(events.id, reservations.eventId))
    .where(eq(reservations.code, code));
  return found ?? null;
}
