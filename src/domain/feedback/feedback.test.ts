import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { outboxCall } from "../outbox/attempt.ts";
import { FeedbackSchema, FeedbackStatusSchema, type Feedback } from "./feedback.ts";
import { readFeedbackCall, feedbackWrite } from "./feedbackCalls.ts";

const FEEDBACK: Feedback = {
  id: "3f1c6f0e-9a1c-4c43-8a1c-5e1f9c0a6f0e",
  kind: "wrong-data",
  message: "It costs $30 now.",
  email: "ann@example.com",
  about: { store: "bliss-kent", product: "ab3xk27q" },
  context: { path: "/dispensary-menus", release: "0.1.0", online: false, language: "en-US" },
};
const read = (change: object) => v.safeParse(FeedbackSchema, { ...FEEDBACK, ...change });

describe("a message to the operator", () => {
  it("is sent as the server reads it", () => {
    const { path, init } = outboxCall(feedbackWrite(FEEDBACK, null).request, undefined, 0);
    expect(path).toBe("/api/feedback");
    expect(init.headers).not.toHaveProperty("authorization");
    expect(v.parse(FeedbackSchema, JSON.parse(init.body ?? ""))).toEqual(FEEDBACK);
    expect(
      outboxCall(feedbackWrite(FEEDBACK, "ana").request, "t", 0).init.headers["authorization"],
    ).toBe("Bearer t");
  });

  it("is asked about with the id that only its phone knows", () => {
    const { path, init } = readFeedbackCall("F-ABCDEFGH", FEEDBACK.id);
    expect(path).toBe("/api/feedback/F-ABCDEFGH");
    expect(init.headers["feedback-key"]).toBe(FEEDBACK.id);
  });

  it("has 10 to 2,000 characters without the white space around it", () => {
    expect(read({ message: ` ${"x".repeat(9)}\n` }).success).toBe(false);
    expect(read({ message: ` ${"x".repeat(10)}\n` }).output).toMatchObject({
      message: "x".repeat(10),
    });
    expect(read({ message: "🌿".repeat(2_000) }).success).toBe(true);
    expect(read({ message: "x".repeat(2_001) }).success).toBe(false);
  });

  it("keeps what visitors have typed, whatever it is", () => {
    const message = "السعر خطأ \u202e <script>alert(1)</script> \u001b[31m";
    expect(read({ message }).output).toMatchObject({ message });
    expect(read({ message: "half \ud83d and zero \0." }).success).toBe(true);
  });

  it("is not refused for what the page itself has written too long", () => {
    const context = { ...FEEDBACK.context, path: "/x".repeat(2_000) };
    expect(read({ context, about: { errorId: "e".repeat(900) } }).success).toBe(true);
  });

  it.each([
    [{ id: "1" }],
    [{ kind: "spam" }],
    [{ email: "nobody" }],
    [{ context: undefined }],
    [{ message: undefined }],
  ])("cannot have %j", (change) => {
    expect(read(change).success).toBe(false);
  });

  it("has a status that older servers' answers give, too", () => {
    const status = { reference: "F-ABCDEFGH", status: "open", note: null };
    expect(v.parse(FeedbackStatusSchema, status)).toEqual({ ...status, corrected: false });
  });
});
