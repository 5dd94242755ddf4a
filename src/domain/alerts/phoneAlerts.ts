import { STORAGE } from "#state/storage.ts";
import * as v from "valibot";
import { AlertMessageSchema, INBOX_SIZE, type AlertMessage } from "./alertMessage.ts";

/**
 * What a phone keeps about its alerts, and where: the one definition that page and worker share.
 * Each part is one record, so that a change of it is one step.
 */
export const PHONE_ALERTS = { database: `${STORAGE}-alerts`, store: "parts" } as const;

export const INBOX_PART = "inbox";

export const SETTINGS_PART = "settings";

export const DEVICE_PART = "device";

export const RULES_PART = "rules";

export const STOPPED_PART = "stopped";

/** That the visitor asked for alerts here, and the phone is not registered for them yet. */
export const WANTED_PART = "wanted";

/** Ids of messages that were shown and of which the server has not heard yet. */
export const SHOWN_PART = "shown";

/** Where a tap on a notification leads, for a page that starts at the wrong screen. */
export const TAPPED_PART = "tapped";

/** Channel on which a writer that has changed a part says so, that open pages read it again. */
export const partChannel = (part: string) => `alerts-${part}`;

/** What the phone alone knows and decides. */
const PhoneSettingsSchema = v.object({
  /** The lock screen says that there is news and nothing more. */
  isDiscreet: v.boolean(),
  /** Until when nothing may ring, epoch milliseconds; `null`: not muted. */
  mutedUntil: v.nullable(v.number()),
  /** Whether the server may know which messages were shown; phones of release 1.0 were not asked. */
  saysShown: v.optional(v.boolean(), true),
});

export type PhoneSettings = v.InferOutput<typeof PhoneSettingsSchema>;

/** Settings as they lie in storage; the discreet ones when they cannot be read. */
export function parsePhoneSettings(stored: unknown): PhoneSettings {
  const settings = v.safeParse(PhoneSettingsSchema, stored);
  return settings.success
    ? settings.output
    : { isDiscreet: true, mutedUntil: null, saysShown: true };
}

/** How the phone is known to the server, and what it registered there. */
const PhoneDeviceSchema = v.object({
  id: v.string(),
  key: v.string(),
  /** What the phone calls itself. */
  label: v.string(),
  /** The endpoint or token that the server was told, and the key it was made for. */
  address: v.string(),
  publicKey: v.string(),
  /** The account that the phone belongs to, by uid. */
  account: v.nullable(v.string()),
  /** When the server last took the registration, epoch milliseconds. */
  registeredAt: v.number(),
});

export type PhoneDevice = v.InferOutput<typeof PhoneDeviceSchema>;

/** The device as it lies in storage; `null` when the phone gets no alerts. */
export function parsePhoneDevice(stored: unknown): PhoneDevice | null {
  const device = v.safeParse(PhoneDeviceSchema, stored);
  return device.success ? device.output : null;
}

/** That alerts no longer reach a phone on which they were on. */
const StoppedAlertsSchema = v.object({
  /** When it was noticed, epoch milliseconds. */
  since: v.number(),
  /**
   * The permission was taken back, the browser's service lets go of it, its owner removed it elsewhere,
   * or it has shown nothing of what was sent for so long that nothing is sent any more.
   */
  why: v.picklist(["permission", "service", "removed", "silent"]),
  /** Whether a screen has said so. */
  isTold: v.boolean(),
});

export type StoppedAlerts = v.InferOutput<typeof StoppedAlertsSchema>;

/** The note as it lies in storage; `null` while alerts arrive, or are off because the visitor wants it so. */
export function parseStopped(stored: unknown): StoppedAlerts | null {
  const stopped = v.safeParse(StoppedAlertsSchema, stored);
  return stopped.success ? stopped.output : null;
}

/** Whether alerts were asked for, as it lies in storage. */
export const parseWanted = (stored: unknown): boolean => stored === true;

/** What of a browser's `navigator` sets the figure on the app's icon; not every system has it. */
interface IconOwner {
  setAppBadge?: (count: number) => Promise<void>;
}

/**
 * Has the app's icon on the home screen say how many alerts are unread, from the page
 * and from the worker, where the system shows such things. Never throws.
 */
export async function showOnIcon(owner: IconOwner, unread: number): Promise<void> {
  await owner.setAppBadge?.(unread).catch(() => {});
}

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

/**
 * The inbox with what the server has told or holds back for this phone. What is there already stays as
 * it came, unless the server has more of it by now.
 *
 * @param messages oldest first
 */
export function withMissed(inbox: Inbox, messages: readonly AlertMessage[], now: number): Inbox {
  const known = new Map(inbox.map(({ message }) => [message.id, message]));
  const fresh = messages.filter((message) => {
    const earlier = known.get(message.id);
    return earlier === undefined || dealsOf(message) > dealsOf(earlier);
  });
  const all = fresh.reduce(
    (so, message) => withMessage(so, message, Math.min(now, message.sentAt)),
    inbox,
  );
  return fresh.length === 0 ? inbox : all.toSorted((a, b) => b.receivedAt - a.receivedAt);
}

const dealsOf = (message: AlertMessage) =>
  message.kind === "deals" ? message.deals.length + message.more : 0;

/** Shown messages as they lie in storage. */
export function parseShown(stored: unknown): readonly string[] {
  const ids = v.safeParse(v.array(v.string()), stored);
  return ids.success ? ids.output.slice(-INBOX_SIZE) : [];
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
