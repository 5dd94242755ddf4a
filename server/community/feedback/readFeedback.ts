import { and, eq } from "drizzle-orm";
import type { FeedbackStatus } from "#domain/feedback/feedback.ts";
import type { Db } from "../../db/database.ts";
import { feedback } from "../../db/schema/feedback.ts";
import { reportedRowDigest } from "./feedback.ts";

/**
 * What became of a message.
 *
 * @param id shows that who asks has written it
 * @returns `null` when there is none of both
 */
export async function readFeedbackStatus(
  db: Db,
  reference: string,
  id: string,
): Promise<FeedbackStatus | null> {
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.id, id), eq(feedback.reference, reference)));
  if (row === undefined) return null;
  const isClosed = row.closedAt !== null;
  return {
    reference,
    status: isClosed ? "closed" : "open",
    note: row.note,
    corrected: isClosed && (await hasChanged(db, row)),
  };
}

async function hasChanged(db: Db, row: typeof feedback.$inferSelect): Promise<boolean> {
  if (row.rowDigest === null) return false;
  const about = Object.fromEntries(
    (["store", "product", "offer"] as const).flatMap((name) => {
      const value = row[name];
      return value === null ? [] : [[name, value]];
    }),
  );
  return (await reportedRowDigest(db, about)) !== row.rowDigest;
}
