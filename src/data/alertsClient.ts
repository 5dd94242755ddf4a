import {
  DEVICE_KEY_HEADER,
  DeviceStateSchema,
  NewDeviceSchema,
  type DeviceSettings,
  type DeviceState,
  type DeviceWrite,
  type NewDevice,
} from "#domain/alertDevices.ts";
import type { AlertRule } from "#domain/alertRules.ts";
import { deviceKeyOf } from "#domain/phoneAlerts.ts";
import { ApiError, readJson } from "./apiClient.ts";

/** What the phone proves itself with. */
type Proof = Pick<NewDevice, "id" | "key">;

interface Call {
  proof?: Proof;
  /** ID token of the account. */
  token?: string;
  body?: unknown;
}

/** @throws ApiError */
async function ask(method: string, path: string, { proof, token, body }: Call): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (proof) headers[DEVICE_KEY_HEADER] = deviceKeyOf(proof);
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const init = body === undefined ? { method, headers } : { method, headers, body: toJson(body) };
  const response = await fetch(`/api/alerts${path}`, init).catch((cause: unknown) => {
    throw new ApiError("unreachable", null, { cause });
  });
  if (!response.ok) throw new ApiError("refused", response.status);
  return response;
}

const toJson = (body: unknown) => JSON.stringify(body);

/** Makes the phone known. @throws ApiError */
export async function registerDevice(body: DeviceWrite): Promise<NewDevice> {
  return await readJson(await ask("POST", "/devices", { body }), NewDeviceSchema);
}

/** Says where the phone is to be reached now. @throws ApiError, 401 when the server does not know it any more */
export async function updateDevice(proof: Proof, body: DeviceWrite): Promise<void> {
  await ask("PUT", "/device", { proof, body });
}

/** What the server knows of the phone. @throws ApiError */
export async function readDeviceState(proof: Proof): Promise<DeviceState> {
  return await readJson(await ask("GET", "/device", { proof }), DeviceStateSchema);
}

/** Changes quiet hours, or mutes. @throws ApiError */
export async function changeDevice(proof: Proof, body: DeviceSettings): Promise<void> {
  await ask("PATCH", "/device", { proof, body });
}

/** The server forgets the phone. @throws ApiError */
export async function deleteDevice(proof: Proof): Promise<void> {
  await ask("DELETE", "/device", { proof });
}

/** Writes a rule; doing it twice is doing it once. @throws ApiError */
export async function putRule(proof: Proof, rule: AlertRule): Promise<void> {
  await ask("PUT", `/rules/${rule.id}`, { proof, body: rule });
}

/** Deletes a rule; one that is gone already is gone. @throws ApiError */
export async function deleteRule(proof: Proof, id: string): Promise<void> {
  await ask("DELETE", `/rules/${id}`, { proof }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Has a test message sent to this phone. @throws ApiError, 429 after too many */
export async function sendTest(proof: Proof): Promise<void> {
  await ask("POST", "/test", { proof });
}

/** The phone joins the account; its rules become the account's. @throws ApiError */
export async function joinAccount(proof: Proof, token: string): Promise<void> {
  await ask("POST", "/device/join", { proof, token });
}

/** The phone leaves the account, whose rules stay there. @throws ApiError */
export async function leaveAccount(proof: Proof): Promise<void> {
  await ask("POST", "/device/leave", { proof });
}

/** Another phone of the account gets no more alerts. @throws ApiError */
export async function removeDevice(token: string, id: string): Promise<void> {
  await ask("DELETE", `/devices/${encodeURIComponent(id)}`, { token });
}
