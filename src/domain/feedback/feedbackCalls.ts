import { apiCall } from "../api/apiCall.ts";
import type { OutboxWrite } from "../outbox/outboxEntry.ts";
import type { Feedback } from "./feedback.ts";

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

/** Letters and digits that are read out and written down without a doubt. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ3789";

const LENGTH = 8;

/**
 * The name under which people speak of a message, `F-` and eight characters. It follows from the
 * message's UUID, so that the phone knows it before the server does: a hash of 53 bits (cyrb53,
 * public domain), written in base 28. Small, at once, and even for ids that are counted up. Two
 * of 10,000 messages share one with odds of about 1 in 7,500, so it is no key.
 */
export function feedbackReference(id: string): string {
  let rest = hash53(id.toLowerCase());
  let reference = "";
  for (let place = 0; place < LENGTH; place += 1) {
    reference += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `F-${reference}`;
}

/** A reference as typed, in any case; `null` when it cannot be one. */
export function readReference(text: string): string | null {
  const reference = text.trim().toUpperCase();
  return new RegExp(`^F-[${ALPHABET}]{${String(LENGTH)}}$`).test(reference) ? reference : null;
}

function hash53(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = mixed(high, low);
  low = mixed(low, high);
  return 2 ** 32 * (low & 0x1fffff) + (high >>> 0);
}

function mixed(word: number, other: number): number {
  const once = Math.imul(word ^ (word >>> 16), 2_246_822_507);
  return once ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
}
