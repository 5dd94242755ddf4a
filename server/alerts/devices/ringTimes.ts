import { and, eq, gt, inArray, or } from "drizzle-orm";
import {
  capAllowsAt,
  clockTimeOf,
  digestAt,
  type Cadence,
  type Cap,
} from "#domain/alerts/cadence.ts";
import { ringsAt, type QuietHours } from "#domain/alerts/quietHours.ts";
import { DAY_MS } from "#domain/time/spans.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import type { DeviceRow } from "./deviceRecords.ts";

/** Columns by which it is decided when a device may ring. */
export const RING_COLUMNS = {
  quietFrom: alertDevices.quietFrom,
  quietTo: alertDevices.quietTo,
  mutedUntil: alertDevices.mutedUntil,
  cadence: alertDevices.cadence,
  digestAt: alertDevices.digestAt,
  digestWeekday: alertDevices.digestWeekday,
  endingAtOnce: alertDevices.endingAtOnce,
  perDay: alertDevices.perDay,
  perWeek: alertDevices.perWeek,
};

/** A device as far as it is decided when it may ring. */
export type RingSettings = Pick<DeviceRow, keyof typeof RING_COLUMNS>;

/** How a device's deals are told. */
export const cadenceOf = (device: RingSettings): Cadence => ({
  cadence: device.cadence,
  at: clockTimeOf(device.digestAt),
  weekday: device.digestWeekday,
  endingAtOnce: device.endingAtOnce,
});

/** A device's quiet hours; `null`: it has none. */
export function quietHoursOf({
  quietFrom,
  quietTo,
}: Pick<DeviceRow, "quietFrom" | "quietTo">): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
}

/** A digest every day is seven a week: who chooses it has raised the cap by that. */
const capOf = ({ perDay, perWeek, cadence }: RingSettings): Cap => ({
  perDay,
  perWeek: cadence === "daily" ? Math.max(perWeek, 7) : perWeek,
});

/** When a device is neither muted nor in its quiet hours, from a moment on; epoch milliseconds. */
export function isAwakeAt(
  device: Pick<RingSettings, "quietFrom" | "quietTo" | "mutedUntil">,
  moment: number,
): number {
  return ringsAt(quietHoursOf(device), Math.max(moment, device.mutedUntil?.getTime() ?? moment));
}

/**
 * When an alert about deals that come now is due: with the next digest where the device has one and
 * they do not end before.
 *
 * @param now epoch milliseconds
 */
export function dealsDueAt(device: RingSettings, isUrgent: boolean, now: number): number {
  return isAwakeAt(device, isUrgent ? now : digestAt(cadenceOf(device), now));
}

/**
 * When an alert about deals that is due may ring: at once, or, when the device has rung as often as it
 * may, with the first digest afterwards.
 *
 * @param rings when it rang in the last seven days
 * @param now epoch milliseconds
 */
export function dealsRingAt(
  device: RingSettings,
  isUrgent: boolean,
  rings: readonly number[],
  now: number,
): number {
  const allowed = capAllowsAt(rings, capOf(device), now);
  return allowed === now ? isAwakeAt(device, now) : dealsDueAt(device, isUrgent, allowed);
}

/**
 * When devices rang for deals in the last seven days; an alert that a server is sending at this
 * moment counts.
 *
 * @param deviceIds locked by the caller, so that no other server sends to them meanwhile
 * @returns epoch milliseconds by the device's id
 */
export async function readRings(
  tx: Db,
  deviceIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number[]>> {
  const rings = new Map<string, number[]>();
  if (deviceIds.length === 0) return rings;
  const { deviceId, settledAt, claimedUntil, kind, state } = alerts;
  const rows = await tx
    .select({ deviceId, settledAt })
    .from(alerts)
    .where(
      and(
        inArray(deviceId, [...deviceIds]),
        eq(kind, "deals"),
        or(
          and(eq(state, "sent"), gt(settledAt, new Date(now - 7 * DAY_MS))),
          and(eq(state, "waiting"), gt(claimedUntil, new Date(now))),
        ),
      ),
    );
  for (const row of rows) {
    const ring = row.settledAt?.getTime() ?? now;
    rings.set(row.deviceId, [...(rings.get(row.deviceId) ?? []), ring]);
  }
  return rings;
}
