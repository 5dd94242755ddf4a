import { PHONE_PREFIX } from "#domain/site/site.ts";
import * as v from "valibot";
import { createPhoneStore } from "./phoneRecord.ts";
import { FEEDBACK_KINDS } from "#domain/feedback/feedbackKinds.ts";

/** How many messages the phone remembers. */
export const REMEMBERED = 50;

const SentSchema = v.object({
  id: v.string(),
  reference: v.string(),
  kind: v.picklist(FEEDBACK_KINDS),
  /** How it begins. */
  beginning: v.string(),
  /** Epoch milliseconds. */
  writtenAt: v.number(),
  /** Whether this page heard the server say that it has it; the worker may have sent it, too. */
  isReceived: v.boolean(),
  /** The account that the writer named; it alone sees it then. */
  owner: v.nullable(v.string()),
});
export type SentFeedback = v.InferOutput<typeof SentSchema>;

const PLACE = { database: `${PHONE_PREFIX}-feedback`, store: "parts" };

/** Messages written on this phone, the newest first, whatever became of them. */
export const sentStore = createPhoneStore<readonly SentFeedback[]>(
  { location: PLACE, part: "sent", channel: PLACE.database, unstored: "shown" },
  parseSent,
);

/** Messages as they lie in storage, or come from another window; those that cannot be understood are passed over. */
export function parseSent(stored: unknown): readonly SentFeedback[] {
  return (Array.isArray(stored) ? stored : []).flatMap((record: unknown) => {
    const sent = v.safeParse(SentSchema, record);
    return sent.success ? [sent.output] : [];
  });
}

export async function remember(sent: SentFeedback): Promise<void> {
  await sentStore.change((all) => [sent, ...all].slice(0, REMEMBERED));
}

/** After the server has said that it has it. */
export async function noteReceipt(id: string): Promise<void> {
  await sentStore.change((all) =>
    all.map((each) => (each.id === id ? { ...each, isReceived: true } : each)),
  );
}

/** After it was taken back, or written anew. */
export async function forget(id: string): Promise<void> {
  await sentStore.change((all) => all.filter((each) => each.id !== id));
}
