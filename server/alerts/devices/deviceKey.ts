import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { DEVICE_KEY_HEADER } from "#domain/alerts/alertCalls.ts";

/** What a phone proves itself with: its id and the key that only it has. */
export interface DeviceKey {
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
export function newDeviceKey(): string {
  return randomBytes(32).toString("base64url");
}

/** A key as the database keeps it. A fast hash will do: there is nothing to try out. */
export function hashDeviceKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

/** Whether a key is the one of the hash; it takes the same time however much of it is right. */
export function isDeviceKey(key: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashDeviceKey(key)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** Reads the header `<id>.<key>`; `null` when it is not of that form. */
export function parseDeviceKey(header: string | undefined): DeviceKey | null {
  const [, id, key] =
    /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(header ?? "") ?? [];
  return id === undefined || key === undefined ? null : { id, key };
}
