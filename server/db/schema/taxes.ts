import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { imports } from "./imports.ts";

/**
 * Sales tax by area as a rate file of the state has it: what holds on the day of the import, and what is known to come.
 * Each import has the whole table, and of those that stand the newest counts; without one the shipped table does.
 * Rates are hundred-thousandths.
 */
export const taxRates = pgTable(
  "tax_rates",
  {
    importId: integer()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** As `taxAreaId` makes it. */
    area: text().notNull(),
    county: text().notNull(),
    part: text(),
    stateRate: integer().notNull(),
    countyRate: integer().notNull(),
    transitRate: integer().notNull(),
    effectiveFrom: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.area, table.effectiveFrom] })],
);
