import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { WishId, WishUnit } from "#domain/wishlist/wishes.ts";
import { timestampColumn } from "../timestampColumn.ts";

/** What accounts wish for, so that all their phones show the same. */

/** An account's wishlist. A writer locks its row first, so writes have an order. */
export const wishlists = pgTable("wishlists", {
  uid: text().primaryKey(),
  /** Number of the last write. */
  revision: integer().notNull().default(0),
  /** Highest revision of a tombstone that is not kept any more: older cursors would miss it. */
  prunedTo: integer().notNull().default(0),
});

/** One wish, or the tombstone of one. Times are the server's. */
export const wishes = pgTable(
  "wishes",
  {
    uid: text()
      .notNull()
      .references(() => wishlists.uid, { onDelete: "cascade" }),
    id: text().$type<WishId>().notNull(),
    name: text().notNull(),
    note: text().notNull(),
    targetCents: integer(),
    unit: text().$type<WishUnit>(),
    addedAt: timestampColumn("added_at").notNull(),
    editedAt: timestampColumn("edited_at").notNull(),
    deleted: boolean().notNull(),
    /** The list's revision with which it came. */
    revision: integer().notNull(),
    /** Mark of the session that wrote it; how that phone dated it, and its clock: see `DatedEdit`. */
    phone: text().notNull(),
    phoneEditedMs: doublePrecision().notNull(),
    phoneOffsetMs: doublePrecision().notNull(),
    /** When the server was told. */
    changedAt: timestampColumn("changed_at").notNull(),
    /** Marks of the edits that were decided on last, so that one that is sent again is not a new one. */
    decided: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.id] }),
    index("wishes_revision").on(table.uid, table.revision),
    index("wishes_tombstones")
      .on(table.changedAt)
      .where(sql`deleted`),
  ],
);
