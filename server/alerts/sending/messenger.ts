import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { DeviceRow } from "../devices/deviceRecords.ts";

/** What became of one try to hand in a message. Reasons name no address, token or key. */
export type Outcome =
  | { kind: "sent" }
  /** The phone has unsubscribed, or is gone for good. */
  | { kind: "gone" }
  /** Worth another try; `after` is when the service wants it, in epoch milliseconds. */
  | { kind: "retry"; after: number | null; reason: string }
  /** The service does not know or does not trust this site: for the operator. */
  | { kind: "unauthorized"; reason: string }
  /** This message will never be taken. */
  | { kind: "refused"; reason: string };

/** An answer of a messaging service. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  /** The first few kilobytes. */
  body: string;
}

/**
 * What an answer means (RFC 8030 §7, RFC 8292 §4.2).
 *
 * @param now epoch milliseconds
 */
export function outcomeOf({ status, retryAfter }: Answer, now: number): Outcome {
  const reason = `status ${String(status)}`;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 401 || status === 403) return { kind: "unauthorized", reason };
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: "retry", after: retryTime(retryAfter, now), reason };
  }
  return { kind: "refused", reason };
}

/**
 * When a service wants to be called again: seconds or a date (RFC 9110 §10.2.3).
 *
 * @returns epoch milliseconds; `null` when it does not say
 */
export function retryTime(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header.trim())) return now + Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(now, date);
}

/** Where a message goes. */
export type Target = Pick<DeviceRow, "transport" | "address" | "p256dh" | "auth">;

/** A message and how long the service may keep it for a phone that is not there. */
export interface Parcel {
  message: AlertMessage;
  ttlSeconds: number;
  /** Whether a phone that saves its battery is to get it at once (RFC 8030 §5.3). */
  urgency: "low" | "normal" | "high";
  /** The service keeps the last message of a topic for a phone that is off (RFC 8030 §5.4); `null`: all. */
  topic: string | null;
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
