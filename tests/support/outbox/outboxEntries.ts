import type { OutboxEntry, OutboxWrite } from "#domain/outbox/outboxEntry.ts";

/** A write that belongs to no account. */
export const outboxWrite = (subject: string, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  subject,
  title: `Note on ${subject}`,
  screen: "/dispensary-wishlist",
  owner: null,
  request: { method: "PUT", path: `/api/things/${subject}`, body: {}, isStamped: false },
  ...more,
});

/** The same as it waits, written now. */
export const outboxEntry = (subject: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  version: 1,
  id: `id-of-${subject}`,
  ...outboxWrite(subject),
  writtenAt: Date.now(),
  attempts: 0,
  state: { is: "waiting", pause: null },
  ...more,
});
