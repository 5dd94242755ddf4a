import type { DeviceSettings, DeviceWrite } from "./alertDevices.ts";

/** The header by which a phone proves itself, as `<id>.<key>`. */
export const DEVICE_KEY_HEADER = "device-key";

/** What a phone proves itself with. */
export interface DeviceProof {
  id: string;
  key: string;
}

/** A call of the API for alerts, ready for `fetch`. */
export interface AlertsCall {
  path: `/api/alerts/${string}`;
  init: { method: string; headers: Record<string, string>; body?: string };
}

interface CallParts {
  proof?: DeviceProof;
  /** ID token of the account. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/**
 * Writes a call. Page and worker send the same; this file has no schemas, because the worker has
 * to stay small.
 *
 * @param path below `/api/alerts`
 */
export function alertsCall(
  method: string,
  path: `/${string}`,
  { proof, token, body }: CallParts,
): AlertsCall {
  const headers: Record<string, string> = { accept: "application/json" };
  if (proof) headers[DEVICE_KEY_HEADER] = `${proof.id}.${proof.key}`;
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return { path: `/api/alerts${path}`, init: { method, headers, ...content } };
}

/** Says where the phone is to be reached now. Answered 204. */
export const updateDeviceCall = (proof: DeviceProof, body: DeviceWrite) =>
  alertsCall("PUT", "/device", { proof, body });

/** Changes quiet hours, or mutes. Answered 204. */
export const changeDeviceCall = (proof: DeviceProof, body: DeviceSettings) =>
  alertsCall("PATCH", "/device", { proof, body });
