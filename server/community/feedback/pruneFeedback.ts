import { and, isNotNull, lt } from "drizzle-orm";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { feedback } from "../../db/schema/feedback.ts";

/** How long after its closing a message keeps its e-mail, and how long it stays at all. */
const EMAIL_LIFE_MS = 90 * DAY_MS;
const CLOSED_LIFE_MS = 400 * DAY_MS;

/**
 * Takes e-mails out of messages that were closed long ago, and deletes those that were closed
 * very long ago. Any number of processes may do it at once.
 *
 * @param now epoch milliseconds
 */
export async function pruneFeedback(db: Db, now: number): Promise<void> {
  const closedBefore = (age: number) => lt(feedback.closedAt, new Date(now - age));
  await db.delete(feedback).where(closedBefore(CLOSED_LIFE_MS));
  await db
    .update(feedback)
    .set({ email: null, bodyDigest: null })
    .where(and(closedBefore(EMAIL_LIFE_MS), isNotNull(feedback.bodyDigest)));
}
