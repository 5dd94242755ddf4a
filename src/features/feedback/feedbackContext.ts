import type { FeedbackContext } from "#domain/feedback/feedback.ts";

/** Where the visitor was, for the reader of the message. All of it is shown before it is sent. */
export function feedbackContext(path: string, online: boolean): FeedbackContext {
  return { path, release: __APP_VERSION__, online, language: navigator.language };
}
