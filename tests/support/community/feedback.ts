import type { Hono } from "hono";
import { outboxCall } from "#domain/outbox/attempt.ts";
import type { Feedback } from "#domain/feedback/feedback.ts";
import {
  readFeedbackCall,
  feedbackWrite,
  feedbackReference,
} from "#domain/feedback/feedbackCalls.ts";

/** A message with an id of its own. */
export function message(change: Partial<Feedback> = {}): Feedback {
  return {
    id: crypto.randomUUID(),
    kind: "problem",
    message: "The menu does not open.",
    context: { path: "/dispensary-menus", release: "0.1.0", online: true, language: "en-US" },
    ...change,
  };
}

/** What a visitor at an address does about feedback. */
export function writer(app: Hono, address = "203.0.113.1") {
  const from = { incoming: { socket: { remoteAddress: address } } };
  return {
    send: async (feedback: Feedback, token?: string) => {
      const { path, init } = outboxCall(feedbackWrite(feedback, null).request, token, 0);
      return await app.request(path, init, from);
    },
    /** Sends a body that may be anything. */
    post: async (body: string) =>
      await app.request(
        "/api/feedback",
        { method: "POST", body, headers: { "content-type": "application/json" } },
        from,
      ),
    ask: async (id: string, reference = feedbackReference(id)) => {
      const { path, init } = readFeedbackCall(reference, id);
      return await app.request(path, init, from);
    },
  };
}
