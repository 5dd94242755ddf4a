import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { DeviceSettings } from "#domain/alerts/alertDevices.ts";
import { calendarDay } from "#domain/time/calendar.ts";
import { MUTE_AT_MOST_MS, nextMidnight, ringsAt } from "#domain/alerts/quietHours.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alertRuleDays, alerts } from "../../db/schema/alerts.ts";
import { moveRuleDays } from "../queue/moveRuleDays.ts";
import { quietHoursOf, type DeviceRow } from "./deviceRecords.ts";

/**
 * Changes when a device may ring, and what waits for it with that: alerts come earlier or later.
 *
 * @param now epoch milliseconds
 */
export async function changeSettings(
  db: Db,
  deviceId: string,
  { quietHours, mutedUntil }: DeviceSettings,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const quiet =
      quietHours === undefined
        ? {}
        : { quietFrom: quietHours?.from ?? null, quietTo: quietHours?.to ?? null };
    const muted =
      mutedUntil === undefined
        ? {}
        : { mutedUntil: mutedUntil === null ? null : muteUntil(mutedUntil, now) };
    const changes = { ...quiet, ...muted };
    if (Object.keys(changes).length === 0) return;
    const [device] = await tx
      .update(alertDevices)
      .set(changes)
      .where(eq(alertDevices.id, deviceId))
      .returning();
    if (device !== undefined) await reschedule(tx, device, now);
  });
}

/** A phone's clock may be ahead: a day is muted by the server's. */
function muteUntil(until: string, now: number): Date {
  return new Date(Math.min(Date.parse(until), now + MUTE_AT_MOST_MS));
}

/** When a device may ring at the earliest, in epoch milliseconds. */
export function deviceRingsAt(
  device: Pick<DeviceRow, "quietFrom" | "quietTo" | "mutedUntil">,
  now: number,
): number {
  return ringsAt(quietHoursOf(device), Math.max(now, device.mutedUntil?.getTime() ?? now));
}

/** Alerts that no server has tried to send yet. One that has failed keeps the time of its next try. */
async function reschedule(tx: Db, device: DeviceRow, now: number): Promise<void> {
  const waiting = await tx
    .select({ id: alerts.id, dueAt: alerts.dueAt })
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
  for (const { id } of waiting) {
    const dueAt = await freeMoment(tx, device, id, now);
    await tx
      .update(alerts)
      .set({ dueAt: new Date(dueAt) })
      .where(eq(alerts.id, id));
    await moveRuleDays(tx, [{ alertId: id, dueAt }]);
  }
}

/** The first moment of a day on which the alert's rules have no other alert. */
async function freeMoment(
  tx: Db,
  device: DeviceRow,
  alertId: string,
  now: number,
): Promise<number> {
  const dueAt = deviceRingsAt(device, now);
  const held = await tx
    .select({
      day: alertRuleDays.day,
      ruleId: alertRuleDays.ruleId,
      alertId: alertRuleDays.alertId,
    })
    .from(alertRuleDays)
    .where(eq(alertRuleDays.deviceId, device.id));
  const own = new Set(held.filter((each) => each.alertId === alertId).map(({ ruleId }) => ruleId));
  const isTaken = held.some(
    (each) => each.alertId !== alertId && own.has(each.ruleId) && each.day === calendarDay(dueAt),
  );
  return isTaken ? deviceRingsAt(device, nextMidnight(dueAt)) : dueAt;
}
