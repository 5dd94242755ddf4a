import { randomUUID } from "node:crypto";
import { and, asc, eq, ne } from "drizzle-orm";
import type { DeviceState, NewDevice } from "#domain/alerts/alertDevices.ts";
import { QUIET_HOURS, type QuietHours } from "#domain/alerts/quietHours.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices } from "../../db/schema/alerts.ts";
import { ruleOwnerOf } from "./ruleOwner.ts";
import { readRules } from "./rules.ts";
import { hashDeviceKey, isDeviceKey, newDeviceKey, type DeviceKey } from "./deviceKey.ts";
import type { RegistrationColumns } from "./registration.ts";

export type DeviceRow = typeof alertDevices.$inferSelect;

/** Compared with when there is no such device, so that the answer takes as long. */
const NO_KEY = hashDeviceKey(newDeviceKey());

/**
 * Adds a device with the usual quiet hours. One that has the same registration is replaced:
 * it is the same browser, which has lost its key.
 *
 * @param now epoch milliseconds
 */
export async function addDevice(
  db: Db,
  registration: RegistrationColumns,
  label: string,
  now: number,
): Promise<NewDevice> {
  const [id, key] = [randomUUID(), newDeviceKey()];
  const moment = new Date(now);
  await db.transaction(async (tx) => {
    await tx.delete(alertDevices).where(eq(alertDevices.address, registration.address));
    await tx.insert(alertDevices).values({
      id,
      keyHash: hashDeviceKey(key),
      ...registration,
      label,
      quietFrom: QUIET_HOURS.from,
      quietTo: QUIET_HOURS.to,
      createdAt: moment,
      refreshedAt: moment,
    });
  });
  return { id, key };
}

/** The device that the key is of; `null` for an unknown device and a wrong key alike. */
export async function findDevice(db: Db, { id, key }: DeviceKey): Promise<DeviceRow | null> {
  const [found] = await db.select().from(alertDevices).where(eq(alertDevices.id, id));
  return isDeviceKey(key, found?.keyHash ?? NO_KEY) ? (found ?? null) : null;
}

/** Gives a device another registration, or confirms the one it has. @param now epoch milliseconds */
export async function renewDevice(
  db: Db,
  id: string,
  registration: RegistrationColumns,
  label: string,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(alertDevices)
      .where(and(eq(alertDevices.address, registration.address), ne(alertDevices.id, id)));
    await tx
      .update(alertDevices)
      .set({ ...registration, label, refreshedAt: new Date(now) })
      .where(eq(alertDevices.id, id));
  });
}

/** What a phone gets to know of itself and of the account's other phones. */
export async function readDeviceState(db: Db, device: DeviceRow): Promise<DeviceState> {
  const devices = await db
    .select()
    .from(alertDevices)
    .where(device.uid === null ? eq(alertDevices.id, device.id) : eq(alertDevices.uid, device.uid))
    .orderBy(asc(alertDevices.createdAt), asc(alertDevices.id));
  return {
    quietHours: quietHoursOf(device),
    mutedUntil: device.mutedUntil?.toISOString() ?? null,
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

/** A device's quiet hours; `null`: it has none. */
export function quietHoursOf({
  quietFrom,
  quietTo,
}: Pick<DeviceRow, "quietFrom" | "quietTo">): QuietHours | null {
  return quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
}
