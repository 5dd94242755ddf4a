import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Category } from "#domain/categories.ts";
import type { Region } from "#domain/regions.ts";
import type { SaleConditions } from "#domain/prices.ts";
import { moment } from "./moment.ts";

/**
 * One schema for both engines, PGlite and PostgreSQL. Money is integer cents,
 * weights are integer milligrams, moments are UTC. Sample rows are marked, so
 * that they disappear from every public answer once a real store exists.
 */

export * from "./identityTables.ts";
export * from "./alertTables.ts";

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
    adultUse: boolean(),
    medical: boolean(),
    driveThrough: boolean(),
    verifiedAt: moment("verified_at"),
    sample: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull(),
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
    marketedType: text().$type<"indica" | "sativa" | "hybrid" | "cbd">(),
    sample: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("products_strain").on(table.strainSlug)],
);

/** One run of the import over one file. */
export const imports = pgTable("imports", {
  id: serial().primaryKey(),
  format: text().notNull(),
  fileName: text().notNull(),
  sha256: text().notNull(),
  /** The operator's `--observed-at`, when it overrode the file's own times. */
  observedAtOverride: moment("observed_at_override"),
  full: boolean().notNull().default(false),
  /** What was read, accepted, created, changed …: the command's own summary. */
  summary: jsonb().$type<Record<string, unknown>>().notNull(),
  sample: boolean().notNull().default(false),
  importedAt: moment("imported_at").notNull(),
  undoneAt: moment("undone_at"),
  /**
   * Ids that it created, by table: above the first, up to the second. Ids grow, and whoever
   * inserts holds the import lock, so that nobody else's lie between.
   */
  createdIds: jsonb().$type<Record<string, [after: number, last: number]>>(),
  /** Since when it can no longer be undone, because a store of it was joined with another. */
  settledAt: moment("settled_at"),
});

/** The stores that an import was about, changed or not: their newest import is the one that can be undone. */
export const importStores = pgTable(
  "import_stores",
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.storeId] }),
    index("import_stores_store").on(table.storeId),
  ],
);

/**
 * What an import changed, so that it can be undone exactly: for each row of another table
 * the columns that it overwrote. Rows that it created are not listed but for those without
 * an id of their own; `imports.createdIds` covers the others.
 */
export const importEffects = pgTable(
  "import_effects",
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    tableName: text().notNull(),
    rowKey: text().notNull(),
    /** Columns before the import; `null` when the row was not there. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Where other stores' imports may change the same row: what this one left there. */
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.tableName, table.rowKey] })],
);

/** What one store asks for one size of one product on one menu: the newest state. */
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
    menu: text().$type<"rec" | "med" | "both">().notNull(),
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
    saleStartsAt: moment("sale_starts_at"),
    saleEndsAt: moment("sale_ends_at"),
    stock: text().$type<"yes" | "no" | "low" | "unknown">().notNull(),
    /** Median of this offer's effective price over the 30 days before `observedAt`. */
    median30DaysCents: doublePrecision("median_30_days_cents"),
    /** Whether the unit price is plausible enough to be ranked. */
    ranked: boolean().notNull().default(true),
    firstSeenAt: moment("first_seen_at").notNull(),
    /** When this state was last confirmed at the source. */
    observedAt: moment("observed_at").notNull(),
    /** Set when a full snapshot of the store no longer had it. */
    missingSince: moment("missing_since"),
    importId: integer()
      .notNull()
      .references(() => imports.id),
  },
  (table) => [
    uniqueIndex("offers_identity").on(table.storeId, table.productId, table.sizeKey, table.menu),
    index("offers_product").on(table.productId),
    index("offers_observed").on(table.observedAt),
  ],
);

/**
 * Price history as changes: a row says that from `observedAt` on the offer stood
 * at this price, until the offer's next row. An unchanged price adds no row.
 */
export const observations = pgTable(
  "observations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    importId: integer()
      .notNull()
      .references(() => imports.id),
    observedAt: moment("observed_at").notNull(),
    priceCents: integer().notNull(),
    /** Price that any visitor paid then: the live unconditional sale, else the regular price. */
    effectiveCents: integer().notNull(),
    stock: text().$type<"yes" | "no" | "low" | "unknown">().notNull(),
  },
  (table) => [
    uniqueIndex("observations_offer_moment").on(table.offerId, table.observedAt),
    index("observations_import").on(table.importId),
  ],
);

export const announcements = pgTable("announcements", {
  id: serial().primaryKey(),
  text: text().notNull(),
  sample: boolean().notNull().default(false),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});

/**
 * One row per named counter. `data` grows with every committed change of public
 * data; caches of computed answers are keyed by it, in every process.
 */
export const versions = pgTable("versions", {
  name: text().primaryKey(),
  value: integer().notNull(),
});
