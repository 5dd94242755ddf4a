import { sql } from "drizzle-orm";
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
import type { Category, MarketedType } from "#domain/menus/categories.ts";
import type { Menu, SaleConditions, Stock } from "#domain/menus/offerWords.ts";
import type { Region } from "#domain/stores/regions.ts";
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
    marketedType: text().$type<MarketedType>(),
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
  /**
   * Whether an undo takes away what it has seen of offers and products, and computes them anew.
   * Imports of earlier releases took notes of the columns that they overwrote instead.
   */
  undoneByFacts: boolean().notNull().default(false),
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

/**
 * What one store asks for one size of one product on one menu: the newest state. All but the
 * identity follows from the facts below (states, observations, full menus), whatever the order
 * in which they came.
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
    saleStartsAt: moment("sale_starts_at"),
    saleEndsAt: moment("sale_ends_at"),
    stock: text().$type<Stock>().notNull(),
    /** Median of this offer's effective price over the 30 days before `observedAt`. */
    median30DaysCents: doublePrecision("median_30_days_cents"),
    /** Whether the unit price is plausible enough to be ranked. */
    ranked: boolean().notNull().default(true),
    firstSeenAt: moment("first_seen_at").notNull(),
    /** When this state was last confirmed at the source. */
    observedAt: moment("observed_at").notNull(),
    /** Set when a full snapshot of the store no longer had it. */
    missingSince: moment("missing_since"),
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
    lastSeenAt: moment("last_seen_at"),
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
 * until its next row. Of two states at one moment the dearer counts (`server/offers/facts`).
 */
export const observations = pgTable(
  "observations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    offerId: integer()
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    // No foreign key: imports are never deleted, and a check per row is dear.
    importId: integer().notNull(),
    observedAt: moment("observed_at").notNull(),
    priceCents: integer().notNull(),
    /** Price that any visitor paid then: the live unconditional sale, else the regular price. */
    effectiveCents: integer().notNull(),
    stock: text().$type<Stock>().notNull(),
    /** `null` for the sample and for changes that an earlier release has noted. */
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
    beganAt: moment("began_at").notNull(),
    observedAt: moment("observed_at").notNull(),
    /** The only category that it is about; `null`: all. */
    category: text().$type<Category>(),
  },
  (table) => [index("full_menus_store").on(table.storeId, table.beganAt)],
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
