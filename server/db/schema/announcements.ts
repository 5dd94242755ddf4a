import { boolean, pgTable, serial, text } from "drizzle-orm/pg-core";
import { moment } from "../moment.ts";

export const announcements = pgTable("announcements", {
  id: serial().primaryKey(),
  text: text().notNull(),
  sample: boolean().notNull().default(false),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
});
