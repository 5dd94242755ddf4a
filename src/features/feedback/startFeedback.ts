import { onTakenBack } from "#data/outbox/outbox.ts";
import { onReceived } from "#data/outbox/sender.ts";
import { FEEDBACK_SUBJECT } from "#domain/feedback/feedbackCalls.ts";

/** Follows what the outbox has sent, and what a visitor takes back from it, which this phone has not sent then. Most visitors write nothing, and load nothing for that. */
export function startFeedback(): void {
  onReceived(async ({ subject }) => {
    if (!subject.startsWith(FEEDBACK_SUBJECT)) return;
    const { noteReceipt } = await import("#data/sentFeedback.ts");
    await noteReceipt(subject.slice(FEEDBACK_SUBJECT.length));
  });
  onTakenBack(async ({ subject }) => {
    if (!subject.startsWith(FEEDBACK_SUBJECT)) return;
    const { forget } = await import("#data/sentFeedback.ts");
    await forget(subject.slice(FEEDBACK_SUBJECT.length));
  });
}
