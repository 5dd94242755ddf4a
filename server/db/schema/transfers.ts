import { index, pgTable, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";

/**
 * What waits to be opened by an installed app: the records of a phone, sealed there with a key that
 * the server never has. The row stays for a day without them, so that a code that was used says so.
 */
export const transfers = pgTable(
  "transfers",
  {
    /** Made by the phone out of the code, from which nothing leads back to it. */
    id: text().primaryKey(),
    /** Base64url; `null` once it was read, or its time was over. */
    sealed: text(),
    createdAt: timestampColumn("created_at").notNull(),
  },
  (table) => [index("transfers_created").on(table.createdAt)],
);
