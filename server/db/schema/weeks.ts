import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";
import { stores } from "./stores.ts";

/** What follows from the facts week by week: trends and highlights are made of it. */

/**
 * What was seen of one store in one week: lists of one length, with an entry for each product and
 * size, by product and size. Kept by imports and undos (`server/catalogue/facts`).
 */
export const storeWeeks = pgTable(
  "store_weeks",
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** Its Monday, in Eastern time. */
    week: date({ mode: "string" }).notNull(),
    products: integer().array().notNull(),
    sizes: text().array().notNull(),
    /** What any visitor paid at the week's end; `null` for patients only, out of stock, unranked. */
    cents: integer().array().notNull(),
    /** The same for a gram or 100 mg of THC, unrounded; `null` also outside the four categories. */
    units: doublePrecision().array().notNull(),
    /** When it was last seen that week. */
    seenAt: timestampColumn("seen_at").array().notNull(),
    /** When it was first and last seen in stock that week; `null`: never. */
    stockedFrom: timestampColumn("stocked_from").array().notNull(),
    stockedTo: timestampColumn("stocked_to").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.week] }),
    index("store_weeks_week").on(table.week),
  ],
);

/**
 * Figures of a week, of the state or a region, once somebody has asked for them. What changes the
 * week removes the row.
 */
export const trendWeeks = pgTable(
  "trend_weeks",
  {
    sample: boolean().notNull(),
    /** Its Monday, in Eastern time. */
    week: date({ mode: "string" }).notNull(),
    /** Empty for the state. */
    region: text().notNull(),
    figures: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Of each strain in stock, by its slug: stores, and the first and the last moment. */
    strains: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample, table.week, table.region] })],
);

/** What a year was made of when its highlights were first read after its end. */
export const highlightYears = pgTable(
  "highlight_years",
  {
    sample: boolean().notNull(),
    year: integer().notNull(),
    /** Hash of the facts of the year. */
    digest: text().notNull(),
    madeAt: timestampColumn("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sample, table.year] })],
);
