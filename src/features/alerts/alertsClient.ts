import {
  alertsCall,
  changeDeviceCall,
  inboxCall,
  updateDeviceCall,
  type AlertsCall,
  type DeviceProof,
} from "#domain/alerts/alertCalls.ts";
import {
  DeviceStateSchema,
  NewDeviceSchema,
  type DeviceSettings,
  type DeviceState,
  type DeviceWrite,
  type FirstDeviceWrite,
  type NewDevice,
} from "#domain/alerts/alertDevices.ts";
import { InboxSchema, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { SILENCE_TIMEOUT_MS } from "#domain/api/weakSignal.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError, readJson, refusal } from "#data/api/apiClient.ts";
import { mayCall } from "#data/api/signal.ts";

/** The one status that means that it is done. A login page of a store's Wi-Fi says 200 to everything. */
type Done = 200 | 201 | 202 | 204;

/** @throws ApiError */
async function send(call: AlertsCall, done: Done): Promise<void> {
  await ask(call, done, () => Promise.resolve());
}

/** Sends, and reads the answer before the patience is over. @throws ApiError */
async function ask<Output>(
  { path, init }: AlertsCall,
  done: Done,
  read: (response: Response) => Promise<Output>,
): Promise<Output> {
  if (!mayCall()) throw new ApiError("unreachable", null);
  const answered = async (signal: AbortSignal) => {
    const response = await fetch(path, { ...init, signal });
    if (!response.ok) throw refusal(response);
    if (response.status !== done) throw new ApiError("unreadable", response.status);
    return await read(response);
  };
  return await withTimeLimit(SILENCE_TIMEOUT_MS, answered).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError("unreachable", null, { cause });
  });
}

/** Makes the phone known. @throws ApiError */
export async function registerDevice(body: FirstDeviceWrite): Promise<NewDevice> {
  return await ask(alertsCall("POST", "/devices", { body }), 201, (answer) =>
    readJson(answer, NewDeviceSchema),
  );
}

/** Says where the phone is to be reached now. @throws ApiError, 401 when the server does not know it any more */
export async function updateDevice(proof: DeviceProof, body: DeviceWrite): Promise<void> {
  await send(updateDeviceCall(proof, body), 204);
}

/** What the server knows of the phone. @throws ApiError */
export async function readDeviceState(proof: DeviceProof): Promise<DeviceState> {
  return await ask(alertsCall("GET", "/device", { proof }), 200, (answer) =>
    readJson(answer, DeviceStateSchema),
  );
}

/** What the phone was told, and what waits for it, oldest first. @throws ApiError */
export async function readMissed(proof: DeviceProof): Promise<readonly AlertMessage[]> {
  const { messages } = await ask(inboxCall(proof), 200, (answer) => readJson(answer, InboxSchema));
  return messages;
}

/** Changes when the phone rings. @throws ApiError */
export async function changeDevice(proof: DeviceProof, body: DeviceSettings): Promise<void> {
  await send(changeDeviceCall(proof, body), 204);
}

/** The server forgets the phone. @throws ApiError */
export async function deleteDevice(proof: DeviceProof): Promise<void> {
  await send(alertsCall("DELETE", "/device", { proof }), 204);
}

/** Writes a rule; doing it twice is doing it once. @throws ApiError */
export async function putRule(proof: DeviceProof, rule: AlertRule): Promise<void> {
  await send(alertsCall("PUT", `/rules/${rule.id}`, { proof, body: rule }), 204);
}

/** Deletes a rule; one that is gone already is gone. @throws ApiError */
export async function deleteRule(proof: DeviceProof, id: string): Promise<void> {
  await send(alertsCall("DELETE", `/rules/${id}`, { proof }), 204).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Has a test message sent to this phone. @throws ApiError, 429 after too many */
export async function sendTest(proof: DeviceProof): Promise<void> {
  await send(alertsCall("POST", "/test", { proof }), 202);
}

/** The phone joins the account; its rules become the account's. @throws ApiError */
export async function joinAccount(proof: DeviceProof, token: string): Promise<void> {
  await send(alertsCall("POST", "/device/join", { proof, token }), 204);
}

/** The phone leaves the account, whose rules stay there. @throws ApiError */
export async function leaveAccount(proof: DeviceProof): Promise<void> {
  await send(alertsCall("POST", "/device/leave", { proof }), 204);
}

/** Another phone of the account gets no more alerts. @throws ApiError */
export async function removeDevice(token: string, id: string): Promise<void> {
  await send(alertsCall("DELETE", `/devices/${encodeURIComponent(id)}`, { token }), 204);
}
