import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { DeviceSettings } from "#domain/alerts/alertDevices.ts";
import { minutesOf } from "#domain/alerts/cadence.ts";
import { MUTE_AT_MOST_MS } from "#domain/alerts/quietHours.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import type { DeviceRow } from "./deviceRecords.ts";
import { dealsDueAt } from "./ringTimes.ts";

/**
 * Changes when a device may ring, and what waits for it with that: alerts come earlier or later.
 *
 * @param now epoch milliseconds
 */
export async function changeSettings(
  db: Db,
  deviceId: string,
  settings: DeviceSettings,
  now: number,
): Promise<void> {
  const changes = settingsColumns(settings, now);
  if (Object.keys(changes).length === 0) return;
  await db.transaction(async (tx) => {
    const [device] = await tx
      .update(alertDevices)
      .set(changes)
      .where(eq(alertDevices.id, deviceId))
      .returning();
    if (device !== undefined) await reschedule(tx, device, now);
  });
}

/**
 * Settings as columns of a device; what is absent has none.
 *
 * @param now epoch milliseconds
 */
export function settingsColumns(
  { quietHours, mutedUntil, at, weekday, acknowledges, ...chosen }: DeviceSettings,
  now: number,
) {
  return {
    ...(quietHours !== undefined && {
      quietFrom: quietHours?.from ?? null,
      quietTo: quietHours?.to ?? null,
    }),
    ...(mutedUntil !== undefined && {
      mutedUntil: mutedUntil === null ? null : muteUntil(mutedUntil, now),
    }),
    ...(at !== undefined && { digestAt: minutesOf(at) }),
    ...(weekday !== undefined && { digestWeekday: weekday }),
    // A phone that does not say what it has shown is never taken for silent.
    ...(acknowledges === false && { lastShownAt: null }),
    ...chosen,
  };
}

/** A phone's clock may be ahead: a day is muted by the server's. */
function muteUntil(until: string, now: number): Date {
  return new Date(Math.min(Date.parse(until), now + MUTE_AT_MOST_MS));
}

/** Alerts that no server has tried to send yet. One that has failed keeps the time of its next try. */
async function reschedule(tx: Db, device: DeviceRow, now: number): Promise<void> {
  const waiting = await tx
    .select({ id: alerts.id, isUrgent: alerts.isUrgent })
    .from(alerts)
    .where(
      and(
        eq(alerts.deviceId, device.id),
        eq(alerts.state, "waiting"),
        eq(alerts.kind, "deals"),
        eq(alerts.attempts, 0),
        or(isNull(alerts.claimedUntil), lt(alerts.claimedUntil, new Date(now))),
      ),
    )
    .for("update");
  for (const { id, isUrgent } of waiting) {
    const dueAt = new Date(dealsDueAt(device, isUrgent, now));
    await tx.update(alerts).set({ dueAt }).where(eq(alerts.id, id));
  }
}
