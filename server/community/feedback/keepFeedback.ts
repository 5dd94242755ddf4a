import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Feedback } from "#domain/feedback/feedback.ts";
import { feedbackReference } from "#domain/feedback/reference.ts";
import type { Db } from "../../db/database.ts";
import { feedback } from "../../db/schema/feedback.ts";
import { reportedRowDigest } from "./feedback.ts";

/** What the server has under a message's id: nothing, the same, or another one. */
export type Known = "unknown" | "same" | "other";

/** Looks for a message under its id. One whose e-mail was removed cannot be told from another. */
export async function findFeedback(db: Db, message: Feedback): Promise<Known> {
  const [row] = await db
    .select({ digest: feedback.bodyDigest })
    .from(feedback)
    .where(eq(feedback.id, message.id));
  if (row === undefined) return "unknown";
  return row.digest === null || row.digest === digestOf(message) ? "same" : "other";
}

/**
 * Keeps a message, once.
 *
 * @param uid the account, where the visitor says who they are
 * @param now epoch milliseconds
 * @returns whether it is new; if not, another call was faster with the same id
 */
export async function keepFeedback(
  db: Db,
  message: Feedback,
  { uid, now }: { uid: string | null; now: number },
): Promise<boolean> {
  const { id, kind, message: text, email = null, about = {}, context } = message;
  const kept = await db
    .insert(feedback)
    .values({
      id,
      reference: feedbackReference(id),
      kind,
      message: text,
      email,
      uid,
      ...about,
      ...context,
      receivedAt: new Date(now),
      bodyDigest: digestOf(message),
      rowDigest: kind === "wrong-data" ? await reportedRowDigest(db, about) : null,
    })
    .onConflictDoNothing()
    .returning({ id: feedback.id });
  return kept.length > 0;
}

/** The schema has put all objects' fields in its own order. */
function digestOf({ kind, message, email, about = {}, context, identify = false }: Feedback) {
  return createHash("sha256")
    .update(JSON.stringify([kind, message, email ?? null, about, context, identify]))
    .digest("base64url");
}
