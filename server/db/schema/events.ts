import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
} from "drizzle-orm/pg-core";
import type { Region } from "#domain/stores/regions.ts";
import { timestampColumn } from "../timestampColumn.ts";

/** What happens in the community, and how many seats there are. */
export const events = pgTable(
  "events",
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    /** Identity in calendars: a file's own, else one that is made of the slug once. */
    uid: text().notNull().unique(),
    /** Grows with every change that calendars must take over (RFC 5545, SEQUENCE). */
    sequence: integer().notNull().default(0),
    title: text().notNull(),
    summary: text(),
    /** Of an all-day event midnight, Eastern, of its first day, and midnight after its last. */
    startsAt: timestampColumn("starts_at").notNull(),
    endsAt: timestampColumn("ends_at").notNull(),
    allDay: boolean().notNull(),
    place: text(),
    street: text(),
    city: text(),
    county: text(),
    /** Derived from the county. */
    region: text().$type<Region>(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    free: boolean(),
    priceText: text(),
    age21: boolean(),
    url: text(),
    status: text().$type<"planned" | "cancelled">().notNull(),
    statusNote: text(),
    /** `null`: nothing is reserved here. A writer of reservations locks this row first. */
    seats: integer(),
    perPerson: integer().notNull().default(4),
    opensAt: timestampColumn("opens_at"),
    closesAt: timestampColumn("closes_at"),
    cancelUntil: timestampColumn("cancel_until"),
    /** Number of the last reservation: the order in which the database saw them. */
    lastArrival: integer().notNull().default(0),
    sample: boolean().notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
    updatedAt: timestampColumn("updated_at").notNull(),
  },
  (table) => [
    index("events_ends").on(table.endsAt),
    check("events_span", sql`${table.endsAt} >= ${table.startsAt}`),
    check("events_seats", sql`${table.seats} is null or ${table.seats} >= 0`),
  ],
);
