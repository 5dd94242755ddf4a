import { onTakenBack } from "#data/outbox/outbox.ts";
import { onReceived } from "#data/outbox/sender.ts";
import { FEEDBACK_SUBJECT } from "#domain/feedback/feedbackCalls.ts";
import { forget, noteReceipt } from "./sentFeedback.ts";

/** Follows what the outbox has sent, and what a visitor takes back from it, which this phone has not sent then. */
export function startFeedback(): void {
  onReceived(async ({ subject }) => {
    if (subject.startsWith(FEEDBACK_SUBJECT))
      await noteReceipt(subject.slice(FEEDBACK_SUBJECT.length));
  });
  onTakenBack(async ({ subject }) => {
    if (subject.startsWith(FEEDBACK_SUBJECT)) await forget(subject.slice(FEEDBACK_SUBJECT.length));
  });
}
