import type { Feedback } from "#domain/feedback/feedback.ts";
import { feedbackWrite } from "#domain/feedback/feedbackCalls.ts";
import { outboxCall } from "#domain/outbox/attempt.ts";
import { listFeedback } from "../../../../../server/community/feedback/commands.ts";
import { message } from "../../../../support/community/feedback.ts";
import { Ledger } from "./ledger.ts";
import { together, type Stream } from "./stream.ts";

const SENDERS = 2;

/** Feedback: messages that are repeated until they are answered, and listed by the operator. */
export function messageStream(): Stream {
  const ledger = new Ledger();
  const kept = new Set<string>();
  let made = 0;
  const senders = Array.from({ length: SENDERS }, () => {
    let open: Feedback | null = null;
    const send: Stream["send"] = async (site, over) => {
      while (!over.aborted) {
        open ??= message({ message: `Message ${String((made += 1))} is whole.` });
        const { request } = feedbackWrite(open, null);
        const answer = await site.call(outboxCall(request, undefined, Date.now()));
        if (answer === null) {
          ledger.unanswered += 1;
          return;
        }
        if (answer.status === 429) return;
        const isTaken = answer.status === 200 || answer.status === 201;
        ledger.expect(isTaken, "odd", () => `feedback: ${JSON.stringify(answer)}`);
        ledger.acknowledged += 1;
        kept.add(open.message);
        open = null;
      }
    };
    return { send, open: () => open?.message };
  });
  return {
    name: "feedback",
    ledger,
    send: (...how) => together(senders, ...how),
    async look(site) {
      const records = await site.run(listFeedback, { kind: null, open: false });
      const texts = records.map((record) => record.message);
      const unsure = new Set(senders.map(({ open }) => open()));
      const found = new Set(texts);
      ledger.expect(found.size === texts.length, "doubled", () => "a message is there twice");
      for (const text of kept) ledger.expect(found.has(text), "lost", () => text);
      for (const text of found)
        ledger.expect(kept.has(text) || unsure.has(text), "torn", () => text);
    },
  };
}
