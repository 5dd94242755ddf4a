import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";
import { stores } from "./stores.ts";

/** What has been imported, and what an undo has to know of it. */

/** One run of the import over one file. */
export const imports = pgTable(
  "imports",
  {
    id: serial().primaryKey(),
    format: text().notNull(),
    fileName: text().notNull(),
    sha256: text().notNull(),
    /** The operator's `--observed-at`, when it overrode the file's own times. */
    observedAtOverride: timestampColumn("observed_at_override"),
    full: boolean().notNull().default(false),
    /** What was read, accepted, created, changed …: the command's own summary. */
    summary: jsonb().$type<Record<string, unknown>>().notNull(),
    sample: boolean().notNull().default(false),
    importedAt: timestampColumn("imported_at").notNull(),
    undoneAt: timestampColumn("undone_at"),
    /**
     * Ids that it created, by table: above the first, up to the second. Ids grow, and inserts
     * happen under the import lock, so that all ids between are this import's.
     */
    createdIds: jsonb()
      .$type<Record<string, [after: number, last: number]>>()
      .notNull()
      .default({}),
    /** Since when it can no longer be undone, because a store of it was joined with another. */
    settledAt: timestampColumn("settled_at"),
    /**
     * The content's hash with what was asked of it: the store, the format, the time. What arrives
     * with a key that is known already has come in. `null`: of the command line, where a second run is
     * a second run.
     */
    arrivalKey: text(),
    /** The moment that was taken for a file that says no time for its rows, or is a list of stores. */
    assumedAt: timestampColumn("assumed_at"),
  },
  (table) => [index("imports_arrival").on(table.arrivalKey)],
);

/**
 * Secrets by which stores and point-of-sale systems push their menus. Only the hash is kept: a
 * secret is 256 random bits, so it cannot be found by trying and a slow hash would protect nothing.
 */
export const importTokens = pgTable(
  "import_tokens",
  {
    id: serial().primaryKey(),
    /** The only store whose menus it may bring. It goes with the store. */
    storeId: integer()
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
    /** What the operator calls it, such as the system that has it. */
    name: text(),
    /** SHA-256 of the whole secret, in hex. */
    hash: text().notNull().unique(),
    createdAt: timestampColumn("created_at").notNull(),
    lastUsedAt: timestampColumn("last_used_at"),
    revokedAt: timestampColumn("revoked_at"),
  },
  (table) => [index("import_tokens_store").on(table.storeId)],
);

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
