import { expect, it } from "vitest";
import type { OutboxEntry, OutboxState } from "./outboxEntry.ts";
import { entryWords } from "./entryWords.ts";

const NOON = Date.UTC(2026, 10, 22, 17);

it.each<[OutboxState, string]>([
  [{ is: "waiting", pause: null }, "Saved on this phone"],
  [{ is: "sending" }, "Sending"],
  [{ is: "refused", status: 409, sentence: "The list is full." }, "Not sent. The list is full."],
  [
    { is: "waiting", pause: { since: NOON, ms: 60_000, why: "away" } },
    "Saved on this phone. No answer from the server. Next try at 12:01 PM.",
  ],
  [
    { is: "waiting", pause: { since: NOON, ms: 60_000, why: "limited" } },
    "Saved on this phone. Too many tries. Next try at 12:01 PM.",
  ],
  [
    { is: "waiting", pause: { since: NOON, ms: 60_000, why: "signed-out" } },
    "Saved on this phone. Sign in again to send it.",
  ],
  [
    { is: "waiting", pause: { since: NOON - 60_000, ms: 60_000, why: "away" } },
    "Saved on this phone",
  ],
])("an entry that is %o says: %s", (state, words) => {
  const entry: OutboxEntry = {
    version: 1,
    id: "1",
    subject: "a",
    title: "A",
    screen: "/",
    owner: null,
    request: { method: "PUT", path: "/api/x", body: {}, isStamped: false },
    writtenAt: NOON,
    attempts: 1,
    state,
  };
  expect(entryWords(entry, NOON)).toBe(words);
});
