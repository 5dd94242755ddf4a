import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Category, MarketedType } from "#domain/offers/categories.ts";
import type { Menu, SaleConditions, Stock } from "#domain/offers/offers.ts";
import { timestampColumn } from "../timestampColumn.ts";
import { imports } from "./imports.ts";
import { stores } from "./stores.ts";

/**
 * What is sold, independent of store and size. `matchKey` decides identity
 * (category, brand, name without its size); `code` is derived from it and is
 * therefore stable from import to import and across databases.
 */
export const products = pgTable(
  "products",
  {
    id: serial().primaryKey(),
    code: text().notNull().unique(),
    matchKey: text().notNull().unique(),
    name: text().notNull(),
    brand: text(),
    category: text().$type<Category>().notNull(),
    subcategory: text(),
    /** Slug of the genetics page when the strain is a known one. */
    strainSlug: text(),
    /** Strain as printed. */
    strainName: text(),
    marketedType: text().$type<MarketedType>(),
    sample: boolean().notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("products_strain").on(table.strainSlug)],
);

/**
 * What one store asks for one size of one product on one menu: the newest state. All but the
 * identity follows from the facts (states, observations, full menus), in whichever order they
 * came.
 */
export const offers = pgTable(
  "offers",
  {
    id: serial().primaryKey(),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Normalised size, the part of the identity that `sizeLabel` only prints. */
    sizeKey: text().notNull(),
    sizeLabel: text().notNull(),
    menu: text().$type<Menu>().notNull(),
    externalId: text(),
    sourceUrl: text(),
    netMg: integer(),
    unitCount: smallint(),
    /** THC in one package, from the label or from weight and potency. */
    thcMg: doublePrecision(),
    cbdMg: doublePrecision(),
    thcPctMin: doublePrecision(),
    thcPctMax: doublePrecision(),
    thcaPct: doublePrecision(),
    totalThcPct: doublePrecision(),
    cbdPct: doublePrecision(),
    /** Percent by weight by terpene slug; `null` where only the name is printed. */
    terpenes: jsonb().$type<Record<string, number | null>>(),
    batch: text(),
    labUrl: text(),
    testedOn: text(),
    packagedOn: text(),
    priceCents: integer().notNull(),
    salePriceCents: integer(),
    saleText: text(),
    saleConditions: text().$type<SaleConditions>(),
    saleStartsAt: timestampColumn("sale_starts_at"),
    saleEndsAt: timestampColumn("sale_ends_at"),
    stock: text().$type<Stock>().notNull(),
    /** Median of this offer's effective price over the 30 days before `observedAt`. */
    median30DaysCents: doublePrecision("median_30_days_cents"),
    /** On how many of those days it was seen at a ranked price; `null` without any. */
    medianDays: smallint(),
    /** The lowest ranked price of those days, and when it was last seen. */
    lowest30DaysCents: integer("lowest_30_days_cents"),
    lowest30DaysAt: timestampColumn("lowest_30_days_at"),
    /** Whether there is a unit price, plausible enough to be ranked. */
    ranked: boolean().notNull().default(true),
    firstSeenAt: timestampColumn("first_seen_at").notNull(),
    /** When this state was last confirmed at the source. */
    observedAt: timestampColumn("observed_at").notNull(),
    /** Set when a full snapshot of the store no longer had it. */
    missingSince: timestampColumn("missing_since"),
    /** The import that brought this state. */
    importId: integer()
      .notNull()
      .references(() => imports.id),
    /** Its row of `offer_states`; `null` for the sample, which is not imported. */
    stateId: integer(),
  },
  (table) => [
    uniqueIndex("offers_identity").on(table.storeId, table.productId, table.sizeKey, table.menu),
    index("offers_product").on(table.productId),
    index("offers_observed").on(table.observedAt),
    // Few sales say when they begin or end: the next moment is found without reading the others.
    index("offers_sale_starts")
      .on(table.saleStartsAt)
      .where(sql`sale_starts_at is not null`),
    index("offers_sale_ends")
      .on(table.saleEndsAt)
      .where(sql`sale_ends_at is not null`),
  ],
);
