import {
  parseInbox,
  DEVICE_PART,
  parseStopped,
  STOPPED_PART,
  INBOX_PART,
  SETTINGS_PART,
  parsePhoneDevice,
  parsePhoneSettings,
  PHONE_ALERTS,
  partChannel,
} from "#domain/alerts/phoneAlerts.ts";
import { createPhoneStore } from "./phoneRecord.ts";

/**
 * One of the records that the phone keeps about alerts.
 *
 * @param parse of what lies in storage, whatever that is
 */
export const alertsPart = <Value>(part: string, parse: (stored: unknown) => Value) =>
  createPhoneStore(
    { location: PHONE_ALERTS, part, channel: partChannel(part), unstored: "shown" },
    parse,
  );

/** What the phone keeps about alerts, one record each; its rules stand apart, for phones that have some. */
export const inboxStore = alertsPart(INBOX_PART, parseInbox);

export const settingsStore = alertsPart(SETTINGS_PART, parsePhoneSettings);

export const deviceStore = alertsPart(DEVICE_PART, parsePhoneDevice);

export const stoppedStore = alertsPart(STOPPED_PART, parseStopped);
