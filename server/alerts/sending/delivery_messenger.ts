import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { DeviceRow } from "../devices/deviceRecords.ts";
import type { Outcome } from "./messenger.ts";

/** Where a message goes. */
export type Target = Pick<DeviceRow, "transport" | "address" | "p256dh" | "auth">;

/** A message and how long the service may keep it for a phone that is not there. */
export interface Parcel {
  message: AlertMessage;
  ttlSeconds: number;
}

/** Hands messages to messaging services. */
export interface Messenger {
  /** Never rejects: a failure is an outcome, too. */
  deliver: (target: Target, parcel: Parcel, signal: AbortSignal) => Promise<Outcome>;
  /** Closes connections that are kept open. */
  close: () => void;
}

/** A failure in words without an address, which errors of libraries and of the system carry. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error instanceof Error && "code" in error ? error : { code: null };
  return typeof code === "string" && /^[A-Z_0-9]+$/.test(code) ? code : error.name;
}
