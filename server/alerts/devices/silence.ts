import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import type { DeviceRow } from "./deviceRecords.ts";

/** A phone that shows nothing for so long of what is sent is counted for the operator. */
export const QUIET_PHONE_MS = 14 * DAY_MS;

/** After so long nothing is sent to it any more. */
export const SILENT_PHONE_MS = 60 * DAY_MS;

/**
 * Notes that a phone's worker has shown messages. Ids of other phones' messages change nothing.
 *
 * @param now epoch milliseconds
 */
export async function noteShown(
  db: Db,
  deviceId: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const moment = new Date(now);
  await db.transaction(async (tx) => {
    const shown = await tx
      .update(alerts)
      .set({ shownAt: moment })
      .where(and(eq(alerts.deviceId, deviceId), inArray(alerts.id, [...ids])))
      .returning({ id: alerts.id });
    if (shown.length === 0) return;
    await tx.update(alertDevices).set({ lastShownAt: moment }).where(eq(alertDevices.id, deviceId));
  });
}

/**
 * Whether a phone has shown nothing of what was sent to it since a time. One that has never said that
 * it shows messages, as where the browser shows them without the worker, is none.
 *
 * @param now epoch milliseconds
 */
export function isSilent(
  { lastShownAt, lastSentAt }: Pick<DeviceRow, "lastShownAt" | "lastSentAt">,
  now: number,
): boolean {
  return (
    lastShownAt !== null &&
    lastSentAt !== null &&
    lastShownAt < lastSentAt &&
    lastShownAt.getTime() < now - SILENT_PHONE_MS
  );
}

/** The same for the database, after any time. */
export const hasBeenSilent = (forMs: number, now: number) =>
  and(
    isNotNull(alertDevices.lastShownAt),
    lt(alertDevices.lastShownAt, alertDevices.lastSentAt),
    lt(alertDevices.lastShownAt, new Date(now - forMs)),
  );

/** Devices that still get messages. */
export const isListening = (now: number) =>
  sql`not coalesce(${hasBeenSilent(SILENT_PHONE_MS, now)}, false)`;
