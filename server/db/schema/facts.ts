import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Category } from "#domain/offers/categories.ts";
import type { Stock } from "#domain/offers/offers.ts";
import { timestampColumn } from "../timestampColumn.ts";
import { imports } from "./imports.ts";
import { offers, products } from "./offers.ts";
import { stores } from "./stores.ts";

/** What sources have said and when: products and offers are computed from these rows. */

/** One way in which sources have described a product, kept once however often they did. */
export const productDescriptions = pgTable(
  "product_descriptions",
  {
    id: serial().primaryKey(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** Hash of what it says. */
    digest: text().notNull(),
    /** Columns of the product by their names, unknown ones left out; the strain's two are one. */
    says: jsonb().$type<Record<string, unknown>>().notNull(),
    /** When it was last seen; `null` for the sample, which every real word beats. */
    lastSeenAt: timestampColumn("last_seen_at"),
  },
  (table) => [uniqueIndex("product_descriptions_digest").on(table.productId, table.digest)],
);

/** One state in which sources have shown an offer, kept once however often they did. */
export const offerStates = pgTable(
  "offer_states",
  {
    id: serial().primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    /** Hash of the state and of the product's description beside it. */
    digest: text().notNull(),
    /** Columns of the offer by their names, unknown ones left out. */
    says: jsonb().$type<Record<string, unknown>>().notNull(),
    /** How the product was described with it; `null` when it was named by its code. */
    descriptionId: integer(),
  },
  (table) => [
    uniqueIndex("offer_states_digest").on(table.offerId, table.digest),
    index("offer_states_description").on(table.descriptionId),
  ],
);

/**
 * What was seen when: a row for each offer, moment and state, so that a confirmation of an
 * unchanged price is known like a change. From `observedAt` on the offer stood at this price,
 * until its next row. Of two states at one moment the one with the higher price counts
 * (`server/catalogue/facts`).
 */
export const observations = pgTable(
  "observations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    // No foreign key: imports are never deleted, and a check per row costs time.
    importId: integer().notNull(),
    observedAt: timestampColumn("observed_at").notNull(),
    priceCents: integer().notNull(),
    /** Price that any visitor paid then: the live unconditional sale, else the regular price. */
    effectiveCents: integer().notNull(),
    stock: text().$type<Stock>().notNull(),
    /** Whether it had a unit price then, believable enough to be ranked: else it is in no median. */
    ranked: boolean().notNull().default(true),
    /** `null` for the sample. */
    stateId: integer(),
  },
  (table) => [uniqueIndex("observations_fact").on(table.offerId, table.observedAt, table.stateId)],
);

/** Whole menus of stores: what was last seen before one began, and is not in it, is missing since. */
export const fullMenus = pgTable(
  "full_menus",
  {
    id: serial().primaryKey(),
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Moments of its oldest and its newest row. */
    beganAt: timestampColumn("began_at").notNull(),
    observedAt: timestampColumn("observed_at").notNull(),
    /** The only category that it is about; `null`: all. */
    category: text().$type<Category>(),
  },
  (table) => [index("full_menus_store").on(table.storeId, table.beganAt)],
);
