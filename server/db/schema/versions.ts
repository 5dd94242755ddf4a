import { integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * One row per named counter. `data` grows with every committed change of public
 * data; caches of computed answers are keyed by it, in every process.
 */
export const versions = pgTable("versions", {
  name: text().primaryKey(),
  value: integer().notNull(),
});
