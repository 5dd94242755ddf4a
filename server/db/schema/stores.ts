import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import type { PricesIncludeTax } from "#domain/stores/stores.ts";
import type { Region } from "#domain/stores/regions.ts";
import { timestampColumn } from "../timestampColumn.ts";

/** Hours by `npm run admin -- store hours`. */
export interface OwnHours {
  words: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** Where a fact of a store comes from. */
export interface FactOrigin {
  file: string;
  /** When the file says it was checked, else when it was imported; ISO 8601, UTC. */
  at: string;
}

/** A dispensary. Its identity is the licence, else the slug. */
export const stores = pgTable(
  "stores",
  {
    id: serial().primaryKey(),
    slug: text().notNull().unique(),
    license: text().unique(),
    name: text().notNull(),
    legalName: text(),
    street: text(),
    city: text(),
    county: text(),
    zip: text(),
    /** Derived from the county; `null` while the county is unknown. */
    region: text().$type<Region>(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    phone: text(),
    website: text(),
    menuUrl: text(),
    /** Opening hours as the source gives them. */
    hours: jsonb(),
    /** The operator's own words for the hours: they count more than a source's, until they are taken back. */
    ownHours: jsonb().$type<OwnHours>(),
    /** The part of a divided county whose taxes it collects: the operator's word, which counts more, and a file's. */
    ownTaxPart: text(),
    taxPart: text(),
    /** Whether its menu shows what is paid; the same two. */
    ownPricesIncludeTax: text().$type<PricesIncludeTax>(),
    pricesIncludeTax: text().$type<PricesIncludeTax>(),
    adultUse: boolean(),
    medical: boolean(),
    driveThrough: boolean(),
    /** Which file each fact came from, by its column here. */
    facts: jsonb().$type<Record<string, FactOrigin>>().notNull().default({}),
    verifiedAt: timestampColumn("verified_at"),
    sample: boolean().notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("stores_region").on(table.region)],
);

/** Names under which platform files speak of a store, such as `bloom:akron`. */
export const storeAliases = pgTable("store_aliases", {
  alias: text().primaryKey(),
  storeId: integer()
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
});

/**
 * Stores whose whole menu is another store's, row for row. It follows from the facts
 * (`server/catalogue/facts/recomputeTwins.ts`): of such a pair only the other one counts.
 */
export const storeTwins = pgTable("store_twins", {
  storeId: integer()
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  /** The store that counts. */
  twinOfId: integer()
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
});

/** Pairs of which the operator has said that they are two stores with equal menus; the lower id first. */
export const separateStores = pgTable(
  "separate_stores",
  {
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    otherId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.otherId] })],
);
