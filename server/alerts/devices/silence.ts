import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import { count, queryRows } from "../../db/sql/queryRows.ts";
import type { DeviceRow } from "./deviceRecords.ts";

/** A phone that shows nothing for so long of what is sent is counted for the operator. */
const QUIET_PHONE_MS = 14 * DAY_MS;

/** After so long nothing is sent to it any more. */
const SILENT_PHONE_MS = 60 * DAY_MS;

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
const hasBeenSilent = (forMs: number, now: number) =>
  and(
    isNotNull(alertDevices.lastShownAt),
    lt(alertDevices.lastShownAt, alertDevices.lastSentAt),
    lt(alertDevices.lastShownAt, new Date(now - forMs)),
  );

/** What phones say of the messages that they were sent, without any phone. */
export const PhoneFactsSchema = v.object({
  phones: count,
  /** Messages of the last seven days to phones that say what they show: all, and those that were shown. */
  answerable: count,
  shown: count,
  /** Phones that have shown nothing of what was sent to them for 14 days; those that get nothing more for it. */
  silent: count,
  stopped: count,
});
export type PhoneFacts = v.InferOutput<typeof PhoneFactsSchema>;

/** Counts phones and what they say. @param now epoch milliseconds */
export async function readPhones(db: Db, now: number): Promise<PhoneFacts> {
  const isAnswerable = sql`state = 'sent' and kind <> 'test' and last_shown_at is not null`;
  const [row] = await queryRows(
    db,
    PhoneFactsSchema,
    sql`
      select
        (select count(*) from alert_devices) as phones,
        count(*) filter (where ${isAnswerable}) as answerable,
        count(*) filter (where ${isAnswerable} and shown_at is not null) as shown,
        (select count(*) from alert_devices where ${hasBeenSilent(QUIET_PHONE_MS, now)}) as silent,
        (select count(*) from alert_devices where ${hasBeenSilent(SILENT_PHONE_MS, now)}) as stopped
      from alerts join alert_devices on alert_devices.id = alerts.device_id
    `,
  );
  if (row === undefined) throw new Error("A query of counts returned no row.");
  return row;
}

/** The same in a sentence. */
export function phoneWords({ answerable, shown, silent, stopped }: PhoneFacts): string {
  const share =
    answerable === 0
      ? "nothing was sent in seven days to phones that say what they show"
      : `${String(Math.round((100 * shown) / answerable))} % shown of ${String(answerable)} sent in seven days to phones that say so`;
  return `${share}; silent for 14 days: ${String(silent)}, for 60 days, and sent nothing more: ${String(stopped)}`;
}

/** Devices that still get messages. */
export const isListening = (now: number) =>
  sql`not coalesce(${hasBeenSilent(SILENT_PHONE_MS, now)}, false)`;
