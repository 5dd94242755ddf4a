import { del, get } from "idb-keyval";
import { readTapped } from "#domain/alerts/workerMessages.ts";
import { fromStorage, openLazily } from "#storage/database.ts";
import {
  parseInbox,
  DEVICE_PART,
  parseStopped,
  parseWanted,
  STOPPED_PART,
  WANTED_PART,
  TAPPED_PART,
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

export const wantedStore = alertsPart(WANTED_PART, parseWanted);

const alertsDatabase = openLazily(PHONE_ALERTS);

/**
 * Where a notification leads that was tapped just before this page began; it is forgotten by that.
 *
 * @param startedAt when the page began, epoch milliseconds
 * @returns `null`: nowhere
 */
export const takeTapped = (startedAt: number): Promise<string | null> =>
  fromStorage(null, async () => {
    const stored = await get<unknown>(TAPPED_PART, alertsDatabase());
    if (stored === undefined) return null;
    await del(TAPPED_PART, alertsDatabase());
    return readTapped(stored, startedAt);
  });
