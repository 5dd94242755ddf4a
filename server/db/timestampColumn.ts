import { timestamp } from "drizzle-orm/pg-core";

/** A column that holds a moment in UTC, to the millisecond. */
export const timestampColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: "date" });
