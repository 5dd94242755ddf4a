import {
  parseInbox,
  DEVICE_PART,
  INBOX_PART,
  SETTINGS_PART,
  parsePhoneDevice,
  parsePhoneSettings,
} from "#domain/alerts/phoneAlerts.ts";
import { alertsPart } from "./alertsPart.ts";

/** What the phone keeps about alerts, one record each; its rules stand apart, for phones that have some. */
export const inboxStore = alertsPart(INBOX_PART, parseInbox);
export const settingsStore = alertsPart(SETTINGS_PART, parsePhoneSettings);
export const deviceStore = alertsPart(DEVICE_PART, parsePhoneDevice);
