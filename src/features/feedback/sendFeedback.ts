import { enqueue, pending, takeBack, type Enqueued } from "#data/outbox/outbox.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import {
  FEEDBACK_SUBJECT,
  feedbackWrite,
  feedbackReference,
} from "#domain/feedback/feedbackCalls.ts";
import { graphemes } from "#domain/text/graphemes.ts";
import type { Session } from "#platform/session/session.ts";
import { forget, remember } from "#data/sentFeedback.ts";

/** How much of a message the list of what was sent shows, in characters. */
const BEGINNING = 80;

/**
 * Hands a message to the outbox, under a reference that the server will give it, too.
 *
 * @param replaced id of the message that it takes the place of
 */
export async function sendFeedback(
  feedback: Feedback,
  session: Session,
  replaced: string | undefined,
): Promise<Enqueued> {
  const account = feedback.identify === true && session.state === "signed-in" ? session : null;
  const owner = account?.user.uid ?? null;
  const write = feedbackWrite(feedback, owner);
  const became = await enqueue(write, feedback.id, account?.token ?? null);
  if (became.is === "saved" || became.is === "received") {
    await remember({
      id: feedback.id,
      reference: feedbackReference(feedback.id),
      kind: feedback.kind,
      beginning: graphemes(feedback.message).slice(0, BEGINNING).join(""),
      writtenAt: Date.now(),
      isReceived: became.is === "received",
      owner,
    });
    if (replaced !== undefined) {
      await forget(replaced);
      await takeBack(replaced);
    }
  }
  return became;
}

/** A message that still lies in the outbox, to be written anew; `null` when it does not. */
export async function waitingFeedback(id: string, uid: string | null) {
  const entries = await pending(uid);
  const entry = entries.find((each) => each.subject === FEEDBACK_SUBJECT + id);
  return entry === undefined ? null : entry.request.body;
}
