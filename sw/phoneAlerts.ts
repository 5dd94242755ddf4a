import { get, set, update } from "idb-keyval";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import {
  showOnIcon,
  parseInbox,
  unreadCount,
  withMessage,
  withMissed,
  parseShown,
  withRead,
  type Inbox,
  DEVICE_PART,
  INBOX_PART,
  PHONE_ALERTS,
  SETTINGS_PART,
  SHOWN_PART,
  TAPPED_PART,
  parsePhoneDevice,
  parsePhoneSettings,
  partChannel,
  type PhoneDevice,
  type PhoneSettings,
} from "#domain/alerts/phoneAlerts.ts";
import type { Tapped } from "#domain/alerts/workerMessages.ts";
import { openLazily } from "#storage/database.ts";
import { fromStorage } from "./storage.ts";

/**
 * What the page keeps about alerts, read and written by the worker. A phone whose storage is
 * denied keeps nothing and still rings.
 */

/**
 * Puts a message into the inbox.
 *
 * @param now epoch milliseconds
 * @returns unread alerts, this one included
 */
export async function keepMessage(message: AlertMessage, now: number): Promise<number> {
  return Math.max(1, await changeInbox((inbox) => withMessage(inbox, message, now)));
}

/** Puts what the server has for this phone into the inbox. */
export async function keepMissed(messages: readonly AlertMessage[], now: number): Promise<number> {
  return Math.max(1, await changeInbox((inbox) => withMissed(inbox, messages, now)));
}

/** Adds to the messages that were shown and of which the server has not heard. @returns all of them */
export async function keepShown(id: string): Promise<readonly string[]> {
  let all: readonly string[] = [id];
  await change(SHOWN_PART, (stored) => (all = [...new Set([...parseShown(stored), id])]));
  return all;
}

/** The server has heard of these. */
export async function forgetShown(ids: readonly string[]): Promise<void> {
  await change(SHOWN_PART, (stored) => parseShown(stored).filter((id) => !ids.includes(id)));
}

/** Notes that an alert was looked at. */
export async function markRead(id: string): Promise<void> {
  await changeInbox((inbox) => withRead(inbox, id));
}

/** What the visitor has chosen; discreet when it cannot be read. */
export async function readSettings(): Promise<PhoneSettings> {
  return parsePhoneSettings(await fromStorage(null, () => get<unknown>(SETTINGS_PART, store())));
}

/** Keeps the phone silent until a moment, in epoch milliseconds. */
export async function muteUntil(mutedUntil: number): Promise<void> {
  await change(SETTINGS_PART, (stored) => ({ ...parsePhoneSettings(stored), mutedUntil }));
}

/** How the server knows this phone; `null` when it does not. */
export async function readDevice(): Promise<PhoneDevice | null> {
  return parsePhoneDevice(await fromStorage(null, () => get<unknown>(DEVICE_PART, store())));
}

/** Leaves for the page where a tap leads: it may not start there. */
export async function leaveTapped(tapped: Tapped): Promise<void> {
  await fromStorage(undefined, () => set(TAPPED_PART, tapped, store()));
}

/** Changes what is kept of the device. */
export async function writeDevice(device: PhoneDevice): Promise<void> {
  await change(DEVICE_PART, () => device);
}

/** @returns unread alerts afterwards, which the app's icon says, too */
async function changeInbox(to: (inbox: Inbox) => Inbox): Promise<number> {
  let unread = 0;
  await change(INBOX_PART, (stored) => {
    const inbox = to(parseInbox(stored));
    unread = unreadCount(inbox);
    return inbox;
  });
  await showOnIcon(navigator, unread);
  return unread;
}

const store = openLazily(PHONE_ALERTS);

/** Changes a part, and has pages that are open behind others read it again. */
async function change(part: string, to: (stored: unknown) => unknown): Promise<void> {
  await fromStorage(undefined, () => update<unknown>(part, to, store()));
  const pages = new BroadcastChannel(partChannel(part));
  pages.postMessage(null);
  pages.close();
}
