import { apiCall, type ApiCall } from "../api/apiCall.ts";
import type { DeviceSettings, DeviceWrite } from "./alertDevices.ts";

/** The header by which a phone proves itself, as `<id>.<key>`. */
export const DEVICE_KEY_HEADER = "device-key";

/** What a phone proves itself with. */
export interface DeviceProof {
  id: string;
  key: string;
}

/** A call of the API for alerts, ready for `fetch`. */
export type AlertsCall = ApiCall<`/api/alerts/${string}`>;

interface CallParts {
  proof?: DeviceProof;
  /** ID token of the account. */
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/** Writes a call. @param path below `/api/alerts` */
export function alertsCall(
  method: string,
  path: `/${string}`,
  { proof, ...parts }: CallParts,
): AlertsCall {
  const headers = proof && { [DEVICE_KEY_HEADER]: `${proof.id}.${proof.key}` };
  return apiCall(method, `/api/alerts${path}`, { ...parts, ...(headers && { headers }) });
}

/** Says where the phone is to be reached now. Answered 204. */
export const updateDeviceCall = (proof: DeviceProof, body: DeviceWrite) =>
  alertsCall("PUT", "/device", { proof, body });

/** Changes quiet hours, or mutes. Answered 204. */
export const changeDeviceCall = (proof: DeviceProof, body: DeviceSettings) =>
  alertsCall("PATCH", "/device", { proof, body });

/** Says which messages were shown. Answered 202. */
export const shownCall = (proof: DeviceProof, ids: readonly string[]) =>
  alertsCall("POST", "/shown", { proof, body: { ids } });

/** What the phone was told and what waits for it. Answered 200. */
export const inboxCall = (proof: DeviceProof) => alertsCall("GET", "/inbox", { proof });
