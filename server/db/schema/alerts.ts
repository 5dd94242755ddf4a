import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { Section } from "#domain/offers/categories.ts";
import type { Registration } from "#domain/alerts/alertDevices.ts";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import type { Cadence } from "#domain/alerts/cadence.ts";
import type { Region } from "#domain/stores/regions.ts";
import { timestampColumn } from "../timestampColumn.ts";

/** What the server keeps for deal alerts: keys, phones, their rules, and the outbox. */

/**
 * The key pair of standard Web Push (RFC 8292), made once. It lies here and not in a data
 * folder because phones subscribe for its public half: all servers of a site must have the same.
 */
export const alertKeys = pgTable("alert_keys", {
  name: text().$type<"vapid">().primaryKey(),
  publicKey: text().notNull(),
  privateKey: text().notNull(),
  createdAt: timestampColumn("created_at").notNull(),
});

/** A browser that gets alerts. It is known by its id and proves itself with a key. */
export const alertDevices = pgTable(
  "alert_devices",
  {
    id: uuid().primaryKey(),
    /** SHA-256 of its key, in base64url. */
    keyHash: text().notNull(),
    /** The account that it has joined, and when. */
    uid: text(),
    joinedAt: timestampColumn("joined_at"),
    transport: text().$type<Registration["transport"]>().notNull(),
    /** Web Push: the endpoint. FCM: the token. It belongs to the device that registered it last. */
    address: text().notNull().unique(),
    /** Web Push only: what messages are encrypted with (RFC 8291). */
    p256dh: text(),
    auth: text(),
    label: text().notNull(),
    /** Minutes after midnight, Eastern; both `null`: never quiet. */
    quietFrom: smallint(),
    quietTo: smallint(),
    mutedUntil: timestampColumn("muted_until"),
    cadence: text().$type<Cadence["cadence"]>().notNull().default("at_once"),
    /** Of digests: minutes after midnight, Eastern, and the day of the week, 0 for Sunday. */
    digestAt: smallint().notNull().default(540),
    digestWeekday: smallint().notNull().default(5),
    /** Whether a deal that ends before the digest rings by itself. */
    endingAtOnce: boolean().notNull().default(false),
    /** Rings for deals, at most. */
    perDay: smallint().notNull().default(1),
    perWeek: smallint().notNull().default(5),
    createdAt: timestampColumn("created_at").notNull(),
    /** When it was last registered. */
    refreshedAt: timestampColumn("refreshed_at").notNull(),
    /** When the messaging service last took a message for it. */
    lastSentAt: timestampColumn("last_sent_at"),
    /** When its worker last said that it has shown a message; `null`: it never has, or does not say so. */
    lastShownAt: timestampColumn("last_shown_at"),
  },
  (table) => [
    index("alert_devices_uid").on(table.uid),
    index("alert_devices_refreshed").on(table.refreshedAt),
  ],
);

/** Which deals a visitor wants to hear of. A rule belongs to a device, or to an account and all its devices. */
export const alertRules = pgTable(
  "alert_rules",
  {
    /** Made by the phone. */
    id: uuid().primaryKey(),
    deviceId: uuid().references(() => alertDevices.id, { onDelete: "cascade" }),
    uid: text(),
    kind: text().$type<AlertRule["kind"]>().notNull().default("deal"),
    /** An empty list means any. */
    regions: text().array().$type<Region[]>().notNull(),
    sections: text().array().$type<Section[]>().notNull(),
    strainSlug: text(),
    strainName: text(),
    brand: text(),
    productCode: text(),
    productName: text(),
    /** Of the product or the strain; `null`: any. */
    sizeKey: text(),
    sizeName: text(),
    storeSlug: text(),
    storeName: text(),
    maxCents: integer(),
    maxUnitCents: integer(),
    maxUnit: text().$type<"g" | "100mg">(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [
    check("alert_rules_owner", sql`num_nonnulls(${table.deviceId}, ${table.uid}) = 1`),
    // An import reads all rules of one owner after the other.
    index("alert_rules_device").on(table.deviceId, table.id),
    index("alert_rules_uid").on(table.uid, table.id),
  ],
);

/**
 * The outbox. An alert names offers and says nothing of them: it is composed when it is sent.
 * The offers have no foreign key, so that an import can be undone while alerts about it wait.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: uuid().primaryKey(),
    deviceId: uuid()
      .notNull()
      .references(() => alertDevices.id, { onDelete: "cascade" }),
    kind: text().$type<"deals" | "test" | "promoted" | "event-cancelled">().notNull(),
    /** Of the last two kinds: what it is about. Without a foreign key, for the same reason. */
    reservationId: uuid(),
    /** Of a phone with a digest: about deals that end before it, and so not part of it. */
    isUrgent: boolean().notNull().default(false),
    /** Best first. */
    offerIds: jsonb().$type<number[]>().notNull(),
    /** What each of them saved when it was queued, in cents, by which the best are kept; 0: it came back, or was new, or was not there before it was at a price. */
    savings: jsonb().$type<number[]>().notNull().default([]),
    /** Deals that matched, of which `offerIds` names the best. */
    matched: integer().notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    /** Not to be sent before; after a failure, not to be tried before. */
    dueAt: timestampColumn("due_at").notNull(),
    /** Not to be sent after: its deals have ended. */
    expiresAt: timestampColumn("expires_at").notNull(),
    /** Times that a server has taken it for sending. */
    attempts: integer().notNull().default(0),
    /** Until then one server has it; afterwards that server counts as dead. */
    claimedUntil: timestampColumn("claimed_until"),
    state: text().$type<"waiting" | "sent" | "expired" | "failed">().notNull(),
    /** When it left the state `waiting`. */
    settledAt: timestampColumn("settled_at"),
    /** When the phone's worker said that it has shown it. */
    shownAt: timestampColumn("shown_at"),
  },
  (table) => [
    index("alerts_due")
      .on(table.dueAt)
      .where(sql`state = 'waiting'`),
    index("alerts_device").on(table.deviceId),
    index("alerts_settled")
      .on(table.settledAt)
      .where(sql`settled_at is not null`),
  ],
);

/**
 * For which rules an alert waits, by the Eastern day on which each was added. Nothing here has
 * a foreign key, so that an import never waits while rules are deleted, and need not look up
 * what it has just written. Rows that are left over are deleted after some days.
 */
export const alertRuleDays = pgTable(
  "alert_rule_days",
  {
    ruleId: uuid().notNull(),
    deviceId: uuid().notNull(),
    day: date({ mode: "string" }).notNull(),
    alertId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.ruleId, table.day, table.alertId] }),
    index("alert_rule_days_alert").on(table.alertId),
  ],
);
