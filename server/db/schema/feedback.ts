import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { FeedbackKind } from "#domain/feedback/feedbackKinds.ts";
import { timestampColumn } from "../timestampColumn.ts";

/** What visitors have written to the operator. */
export const feedback = pgTable(
  "feedback",
  {
    /** Made by the phone, which alone knows it: who has it may ask what became of the message. */
    id: uuid().primaryKey(),
    /** Follows from the id. Two messages may have the same. */
    reference: text().notNull(),
    kind: text().$type<FeedbackKind>().notNull(),
    message: text().notNull(),
    /** Where to answer, for some time after it was closed. */
    email: text(),
    /** The account, where the visitor said who they are. */
    uid: text(),
    /** What it is about, as the site calls it. */
    store: text(),
    product: text(),
    offer: text(),
    strain: text(),
    event: text(),
    errorId: text(),
    /** Where the visitor was. */
    path: text().notNull(),
    release: text().notNull(),
    online: boolean().notNull(),
    language: text().notNull(),
    receivedAt: timestampColumn("received_at").notNull(),
    /** `null`: open. */
    closedAt: timestampColumn("closed_at"),
    /** What the operator says about it. */
    note: text(),
    /** Hash of the body, to know it again; `null` once the e-mail has been removed, which is in it. */
    bodyDigest: text(),
    /** Hash of the reported row as it was; `null` where none is reported. */
    rowDigest: text(),
  },
  (table) => [
    index("feedback_reference").on(table.reference),
    index("feedback_uid").on(table.uid),
    index("feedback_received").on(table.receivedAt),
    index("feedback_closed").on(table.closedAt),
  ],
);
