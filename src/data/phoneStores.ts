import { parseInbox } from "#domain/alerts/inbox.ts";
import {
  DEVICE_PART,
  INBOX_PART,
  SETTINGS_PART,
  parsePhoneDevice,
  parsePhoneSettings,
} from "#domain/alerts/phoneAlerts.ts";
import { alertsPart } from "./alertsPart.ts";

/** What every phone asks at its start, whether it gets alerts or not. */
export const inboxStore = alertsPart(INBOX_PART, parseInbox);
export const settingsStore = alertsPart(SETTINGS_PART, parsePhoneSettings);
export const deviceStore = alertsPart(DEVICE_PART, parsePhoneDevice);
