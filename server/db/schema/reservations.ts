import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";
import { events } from "./events.ts";

/** Who comes to an event, and who waits for a seat. */
export const reservations = pgTable(
  "reservations",
  {
    /** Made by the phone: the same again is the same reservation. */
    id: uuid().primaryKey(),
    code: text().notNull().unique(),
    eventId: integer()
      .notNull()
      .references(() => events.id),
    /** The account; `null` once it has been deleted. */
    uid: text(),
    seats: integer().notNull(),
    name: text().notNull(),
    status: text().$type<"confirmed" | "waiting" | "cancelled">().notNull(),
    /** Order in which the database saw the event's reservations. The queue keeps it. */
    arrival: integer().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    confirmedAt: timestampColumn("confirmed_at"),
    cancelledAt: timestampColumn("cancelled_at"),
    /** Who ended it; `hold`: the account's e-mail was not confirmed in time. */
    cancelledBy: text().$type<"visitor" | "event" | "account" | "hold">(),
    checkedInAt: timestampColumn("checked_in_at"),
    /** The account has to confirm its e-mail first: its seats are only held. */
    unproven: boolean().notNull().default(false),
    /** Until when they are, once it has seats; `null` when they are its own. */
    heldUntil: timestampColumn("held_until"),
  },
  (table) => [
    uniqueIndex("reservations_living")
      .on(table.eventId, table.uid)
      .where(sql`status <> 'cancelled'`),
    uniqueIndex("reservations_arrival").on(table.eventId, table.arrival),
    index("reservations_uid").on(table.uid),
    index("reservations_held")
      .on(table.heldUntil)
      .where(sql`held_until is not null and status = 'confirmed'`),
    check("reservations_seats", sql`${table.seats} >= 1`),
  ],
);

/** Key pairs (Ed25519) that tickets are signed with. The newest signs; older ones still check. */
export const ticketKeys = pgTable("ticket_keys", {
  /** Stands in the ticket. */
  id: text().primaryKey(),
  /** Raw, in base64url. */
  publicKey: text().notNull(),
  /** PKCS #8, in base64url. */
  privateKey: text().notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});

/** Mails about reservations that are still to be sent, written with what they tell of. */
export const reservationMails = pgTable(
  "reservation_mails",
  {
    id: uuid().primaryKey(),
    reservationId: uuid()
      .notNull()
      .references(() => reservations.id, { onDelete: "cascade" }),
    kind: text().$type<"promoted" | "cancelled">().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Not to be sent before. */
    dueAt: timestampColumn("due_at").notNull(),
    attempts: integer().notNull().default(0),
    /** Until then one server has it. */
    claimedUntil: timestampColumn("claimed_until"),
    /** `null` while it waits; afterwards it was sent, or given up. */
    settledAt: timestampColumn("settled_at"),
  },
  (table) => [
    index("reservation_mails_due")
      .on(table.dueAt)
      .where(sql`settled_at is null`),
    index("reservation_mails_reservation").on(table.reservationId),
  ],
);
