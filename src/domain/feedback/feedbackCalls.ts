import { apiCall } from "../api/apiCall.ts";
import type { OutboxWrite } from "../outbox/outboxRequest.ts";
import type { Feedback } from "./feedback.ts";
import { feedbackReference } from "./reference.ts";

/** The header that shows whose a message is: its id, which only the phone that wrote it knows. */
export const FEEDBACK_KEY_HEADER = "feedback-key";

/** How the outbox names a message; its id follows. */
export const FEEDBACK_SUBJECT = "feedback:";

/**
 * Sends a message. Answered 201, or 200 when the server has it already. Each message is a subject of its own: none waits for another.
 *
 * @param owner uid of the account, if the visitor says who they are
 */
export const feedbackWrite = (feedback: Feedback, owner: string | null): OutboxWrite => ({
  subject: FEEDBACK_SUBJECT + feedback.id,
  title: `Feedback ${feedbackReference(feedback.id)}`,
  screen: `/feedback?edit=${feedback.id}`,
  owner,
  request: { method: "POST", path: "/api/feedback", body: feedback, isStamped: false },
});

/** Asks what became of a message. Answered 200, or 404 when it is not kept any more. */
export const readFeedbackCall = (reference: string, id: string) =>
  apiCall("GET", `/api/feedback/${reference}`, { headers: { [FEEDBACK_KEY_HEADER]: id } });
