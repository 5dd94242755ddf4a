import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import type { DeviceState } from "#domain/alerts/alertDevices.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices, alerts } from "../../db/schema/alerts.ts";
import { SETTLED_LIFE_MS } from "../pruneAlerts.ts";
import { composeAlerts } from "../sending/composeAlerts.ts";
import type { DeviceRow } from "./deviceRecords.ts";
import { cadenceOf, quietHoursOf } from "./ringTimes.ts";
import { readRules, ruleOwnerOf } from "./rules.ts";
import { isSilent } from "./silence.ts";

/** What a phone gets to know of itself and of the account's other phones. */
export async function readDeviceState(
  db: Db,
  device: DeviceRow,
  now: number,
): Promise<DeviceState> {
  const devices = await db
    .select()
    .from(alertDevices)
    .where(device.uid === null ? eq(alertDevices.id, device.id) : eq(alertDevices.uid, device.uid))
    .orderBy(asc(alertDevices.createdAt), asc(alertDevices.id));
  return {
    quietHours: quietHoursOf(device),
    mutedUntil: device.mutedUntil?.toISOString() ?? null,
    ringing: { ...cadenceOf(device), perDay: device.perDay, perWeek: device.perWeek },
    isSilent: isSilent(device, now),
    joined: device.uid !== null,
    rules: await readRules(db, ruleOwnerOf(device)),
    devices: devices.map(({ id, label, createdAt, lastSentAt }) => ({
      id,
      label,
      isThis: id === device.id,
      addedAt: createdAt.toISOString(),
      lastSentAt: lastSentAt?.toISOString() ?? null,
    })),
  };
}

/**
 * What a phone has been told in the last seven days, and what waits for it because it has rung often
 * enough, oldest first. A push service keeps one message for a phone that is off, and an alert may end
 * before it could ring: the phone reads here what it has missed. What is no deal any more is left out.
 *
 * @param now epoch milliseconds
 */
export async function readInbox(db: Db, device: DeviceRow, now: number): Promise<AlertMessage[]> {
  const rows = await db
    .select()
    .from(alerts)
    .where(
      and(
        eq(alerts.deviceId, device.id),
        ne(alerts.kind, "test"),
        inArray(alerts.state, ["waiting", "sent"]),
        gt(alerts.createdAt, new Date(now - SETTLED_LIFE_MS)),
      ),
    )
    .orderBy(asc(alerts.createdAt), asc(alerts.id));
  const composed = await composeAlerts(
    db,
    rows.map((alert) => ({ alert, device })),
    now,
  );
  return rows.flatMap((alert) => {
    const message = composed.get(alert.id)?.message;
    if (message === undefined) return [];
    // When it was told, not when it is read.
    return [{ ...message, sentAt: (alert.settledAt ?? alert.createdAt).getTime() }];
  });
}
