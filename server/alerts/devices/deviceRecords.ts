import { randomUUID, createHash, randomBytes, timingSafeEqual, ECDH } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { NewDevice, Registration } from "#domain/alerts/alertDevices.ts";
import { QUIET_HOURS } from "#domain/alerts/quietHours.ts";
import type { Db } from "../../db/database.ts";
import { alertDevices } from "../../db/schema/alerts.ts";
import { DEVICE_KEY_HEADER } from "#domain/alerts/alertCalls.ts";
import type { AlertSettings } from "../alertSettings.ts";
import { readPushEndpoint } from "../sending/pushEndpoint.ts";

export type DeviceRow = typeof alertDevices.$inferSelect;

/** What a phone may bring of its own; who it is and since when is not. */
type ChosenColumns = Omit<
  Partial<typeof alertDevices.$inferInsert>,
  "id" | "keyHash" | "createdAt" | "refreshedAt" | "uid"
>;

/** Compared with when there is no such device, so that the answer takes as long. */
const NO_KEY = hashDeviceKey(newDeviceKey());

/**
 * Adds a device, with the usual quiet hours where it brings none of its own. One that has the same registration is replaced:
 * it is the same browser, which has lost its key.
 *
 * @param now epoch milliseconds
 */
export async function addDevice(
  db: Db,
  device: RegistrationColumns & { label: string } & ChosenColumns,
  now: number,
): Promise<NewDevice> {
  const [id, key] = [randomUUID(), newDeviceKey()];
  const moment = new Date(now);
  await db.transaction(async (tx) => {
    await tx.delete(alertDevices).where(eq(alertDevices.address, device.address));
    await tx.insert(alertDevices).values({
      id,
      keyHash: hashDeviceKey(key),
      quietFrom: QUIET_HOURS.from,
      quietTo: QUIET_HOURS.to,
      ...device,
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

/** What a phone proves itself with: its id and the key that only it has. */
interface DeviceKey {
  id: string;
  key: string;
}

/** How calls carry it, for the API description. */
export const DEVICE_KEY_SCHEME = {
  type: "apiKey",
  in: "header",
  name: DEVICE_KEY_HEADER,
  description: "Id and key of the phone, joined by a dot",
} as const;

/** A key that cannot be guessed: 256 bits, in base64url. */
function newDeviceKey(): string {
  return randomBytes(32).toString("base64url");
}

/** A key as the database keeps it. A fast hash will do: there is nothing to try out. */
function hashDeviceKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Whether a key is the one of the hash; it takes the same time however much of it is right. */
function isDeviceKey(key: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashDeviceKey(key)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Reads the header `<id>.<key>`; `null` when it is not of that form. */
export function parseDeviceKey(header: string | undefined): DeviceKey | null {
  const [, id, key] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(header ?? "") ?? [];
  return id === undefined || key === undefined ? null : { id, key };
}

/** A registration as columns of a device. */
interface RegistrationColumns {
  transport: Registration["transport"];
  address: string;
  p256dh: string | null;
  auth: string | null;
}

/** Length of the shared secret of RFC 8291, in bytes. */
const AUTH_BYTES = 16;

/** A token in print; other characters would not survive the way to the service. */
const TOKEN = /^[\x21-\x7e]+$/;

/**
 * Checks a registration as far as that is possible without calling its service.
 *
 * @returns `null` when this site cannot send to it: the other transport, an endpoint that must
 * not be called, keys with which nothing can be encrypted
 */
export function registrationColumns(
  registration: Registration,
  { webPush, fcm }: AlertSettings,
): RegistrationColumns | null {
  if (registration.transport === "fcm") {
    const { token: address } = registration;
    if (fcm === null || !TOKEN.test(address)) return null;
    return { transport: "fcm", address, p256dh: null, auth: null };
  }
  const { endpoint, p256dh, auth } = registration;
  const url = readPushEndpoint(endpoint, webPush);
  if (fcm !== null || url === null || !isPoint(p256dh)) return null;
  if (Buffer.from(auth, "base64url").length !== AUTH_BYTES) return null;
  return { transport: "webpush", address: url.href, p256dh, auth };
}

/** Whether it is an uncompressed point of the curve P-256. */
function isPoint(base64url: string): boolean {
  const bytes = Buffer.from(base64url, "base64url");
  if (bytes.length !== 65) return false;
  try {
    ECDH.convertKey(bytes, "prime256v1", undefined, undefined, "uncompressed");
    return true;
  } catch {
    return false;
  }
}
