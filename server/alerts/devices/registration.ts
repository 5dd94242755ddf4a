import { ECDH } from "node:crypto";
import type { Registration } from "#domain/alerts/alertDevices.ts";
import type { AlertSettings } from "../alertSettings.ts";
import { readPushEndpoint } from "../sending/pushEndpoint.ts";

/** A registration as columns of a device. */
export interface RegistrationColumns {
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
