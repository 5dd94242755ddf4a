import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ReportKind } from "#domain/offers/counterReports.ts";
import { timestampColumn } from "../timestampColumn.ts";

/**
 * What visitors say of an offer at its counter, for two days at most: a menu that has the offer again
 * ends it. Who says it cannot be told, nor whether two reports are of one phone.
 */
export const counterReports = pgTable(
  "counter_reports",
  {
    /** Made by the phone, so that the same sent again is known. */
    id: uuid().primaryKey(),
    /** Keyed hash of the phone's id and the offer's: no phone counts twice for one, and none can be followed. */
    mark: text().notNull().unique(),
    /** No reference: an import that is undone takes its offers along, and this is pruned. */
    offerId: integer().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    /** What was asked; `null` where it was not there. */
    priceCents: integer(),
    /** When it was seen at the counter. */
    reportedAt: timestampColumn("reported_at").notNull(),
  },
  (table) => [
    index("counter_reports_offer").on(table.offerId),
    index("counter_reports_reported").on(table.reportedAt),
  ],
);
