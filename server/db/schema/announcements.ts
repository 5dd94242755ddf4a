import { boolean, pgTable, serial, text } from "drizzle-orm/pg-core";
import { timestampColumn } from "../timestampColumn.ts";

export const announcements = pgTable("announcements", {
  id: serial().primaryKey(),
  text: text().notNull(),
  sample: boolean().notNull().default(false),
  createdAt: timestampColumn("created_at").notNull(),
  withdrawnAt: timestampColumn("withdrawn_at"),
});
