import * as v from "valibot";
import { AlertMessageSchema, INBOX_SIZE, type AlertMessage } from "./alertMessage.ts";

/** Alerts that a phone has received and keeps, newest first. */
const InboxEntrySchema = v.object({
  message: AlertMessageSchema,
  /** Epoch milliseconds, by the phone's clock. */
  receivedAt: v.number(),
  isRead: v.boolean(),
});
export type InboxEntry = v.InferOutput<typeof InboxEntrySchema>;
export type Inbox = readonly InboxEntry[];

/** The inbox as it lies in storage; entries that cannot be understood are passed over. */
export function parseInbox(stored: unknown): Inbox {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((record: unknown) => {
    const entry = v.safeParse(InboxEntrySchema, record);
    return entry.success ? [entry.output] : [];
  });
}

/** The inbox with a message that has arrived. One that was there already replaces itself and stays read. */
export function withMessage(inbox: Inbox, message: AlertMessage, now: number): Inbox {
  const earlier = inbox.find((entry) => entry.message.id === message.id);
  if (earlier) return inbox.map((entry) => (entry === earlier ? { ...entry, message } : entry));
  return [{ message, receivedAt: now, isRead: false }, ...inbox].slice(0, INBOX_SIZE);
}

/** The inbox after it, or one alert of it, has been read. */
export function withRead(inbox: Inbox, id?: string): Inbox {
  return inbox.map((entry) =>
    id === undefined || entry.message.id === id ? { ...entry, isRead: true } : entry,
  );
}

/** Unread alerts. */
export function unreadCount(inbox: Inbox): number {
  return inbox.filter(({ isRead }) => !isRead).length;
}
