import { parseInbox } from "#domain/alerts/inbox.ts";
import {
  DEVICE_PART,
  INBOX_PART,
  PHONE_ALERTS,
  RULES_PART,
  SETTINGS_PART,
  partChannel,
  parsePhoneDevice,
  parsePhoneSettings,
} from "#domain/alerts/phoneAlerts.ts";
import { parsePhoneRules } from "#domain/alerts/phoneRules.ts";
import { createPhoneStore } from "./createPhoneStore.ts";
import { openLazily } from "./storage.ts";

const database = openLazily(PHONE_ALERTS);

/** What the phone keeps about alerts, one record each. */
const alertsStore = <Value>(part: string, parse: (stored: unknown) => Value) =>
  createPhoneStore({ database, part, channel: partChannel(part), unstored: "shown" }, parse);

export const inboxStore = alertsStore(INBOX_PART, parseInbox);
export const settingsStore = alertsStore(SETTINGS_PART, parsePhoneSettings);
export const deviceStore = alertsStore(DEVICE_PART, parsePhoneDevice);
export const rulesStore = alertsStore(RULES_PART, parsePhoneRules);
