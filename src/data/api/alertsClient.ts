import {
  DEVICE_KEY_HEADER,
  DeviceStateSchema,
  NewDeviceSchema,
  type DeviceSettings,
  type DeviceState,
  type DeviceWrite,
  type NewDevice,
} from "#domain/alerts/alertDevices.ts";
import type { AlertRule } from "#domain/alerts/alertRules.ts";
import { deviceKeyOf } from "#domain/alerts/phoneAlerts.ts";
import { withTimeLimit } from "#domain/time/withTimeLimit.ts";
import { ApiError, readJson } from "./apiClient.ts";

/** What the phone proves itself with. */
type Proof = Pick<NewDevice, "id" | "key">;

/** Longest wait for an answer, in milliseconds: in a store with one bar of signal a call may hang. */
const PATIENCE_MS = 15_000;

interface Call {
  /** The one status that means that it is done. A login page of somebody's Wi-Fi says 200 to everything. */
  done: 200 | 201 | 202 | 204;
  proof?: Proof;
  /** ID token of the account. */
  token?: string;
  body?: unknown;
}

/** @throws ApiError */
async function ask(method: string, path: string, call: Call): Promise<void> {
  await askFor(method, path, call, () => Promise.resolve());
}

/** Asks, and reads the answer before the patience is over. @throws ApiError */
async function askFor<Output>(
  method: string,
  path: string,
  call: Call,
  read: (response: Response) => Promise<Output>,
): Promise<Output> {
  const { done, proof, token, body } = call;
  const headers: Record<string, string> = { accept: "application/json" };
  if (proof) headers[DEVICE_KEY_HEADER] = deviceKeyOf(proof);
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  const answered = async (signal: AbortSignal) => {
    const response = await fetch(`/api/alerts${path}`, { method, headers, signal, ...content });
    if (!response.ok) throw new ApiError("refused", response.status);
    if (response.status !== done) throw new ApiError("unreadable", response.status);
    return await read(response);
  };
  return await withTimeLimit(PATIENCE_MS, answered).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError("unreachable", null, { cause });
  });
}

/** Makes the phone known. @throws ApiError */
export async function registerDevice(body: DeviceWrite): Promise<NewDevice> {
  return await askFor("POST", "/devices", { done: 201, body }, (answer) =>
    readJson(answer, NewDeviceSchema),
  );
}

/** Says where the phone is to be reached now. @throws ApiError, 401 when the server does not know it any more */
export async function updateDevice(proof: Proof, body: DeviceWrite): Promise<void> {
  await ask("PUT", "/device", { done: 204, proof, body });
}

/** What the server knows of the phone. @throws ApiError */
export async function readDeviceState(proof: Proof): Promise<DeviceState> {
  return await askFor("GET", "/device", { done: 200, proof }, (answer) =>
    readJson(answer, DeviceStateSchema),
  );
}

/** Changes quiet hours, or mutes. @throws ApiError */
export async function changeDevice(proof: Proof, body: DeviceSettings): Promise<void> {
  await ask("PATCH", "/device", { done: 204, proof, body });
}

/** The server forgets the phone. @throws ApiError */
export async function deleteDevice(proof: Proof): Promise<void> {
  await ask("DELETE", "/device", { done: 204, proof });
}

/** Writes a rule; doing it twice is doing it once. @throws ApiError */
export async function putRule(proof: Proof, rule: AlertRule): Promise<void> {
  await ask("PUT", `/rules/${rule.id}`, { done: 204, proof, body: rule });
}

/** Deletes a rule; one that is gone already is gone. @throws ApiError */
export async function deleteRule(proof: Proof, id: string): Promise<void> {
  await ask("DELETE", `/rules/${id}`, { done: 204, proof }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Has a test message sent to this phone. @throws ApiError, 429 after too many */
export async function sendTest(proof: Proof): Promise<void> {
  await ask("POST", "/test", { done: 202, proof });
}

/** The phone joins the account; its rules become the account's. @throws ApiError */
export async function joinAccount(proof: Proof, token: string): Promise<void> {
  await ask("POST", "/device/join", { done: 204, proof, token });
}

/** The phone leaves the account, whose rules stay there. @throws ApiError */
export async function leaveAccount(proof: Proof): Promise<void> {
  await ask("POST", "/device/leave", { done: 204, proof });
}

/** Another phone of the account gets no more alerts. @throws ApiError */
export async function removeDevice(token: string, id: string): Promise<void> {
  await ask("DELETE", `/devices/${encodeURIComponent(id)}`, { done: 204, token });
}
