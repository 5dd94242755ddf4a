import type { QueryClient } from "@tanstack/react-query";
import { deleteDevice } from "../alertsClient.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { deviceStore, stoppedStore, wantedStore } from "#data/alertRecords.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { inTime } from "#domain/time/inTime.ts";
import {
  askToNotify,
  isPushAllowed,
  PushRefusedError,
  subscribe,
  unsubscribe,
  type PushAddress,
} from "#platform/worker/push.ts";
import { alertConfig, followAccount, forgetDevice, register } from "./register.ts";
import { readState } from "./deviceState.ts";
import { sendRules } from "../rules/sendRules.ts";

/** As long as somebody looks at a button, in milliseconds, with storage not ten seconds: a service that is blocked answers never. */
export const ANSWER_MS = 9_000;

/**
 * Turns alerts on for this phone: permission, subscription, the server. Call it in the moment of a
 * tap, because that is when a browser may ask. It is waited for no longer than `ANSWER_MS`; what comes of it later
 * counts as well, and the phone remembers that it is to be tried again (`stayRegistered`).
 *
 * @param asked the browser's question, where it was asked before
 * @throws PushRefusedError, ApiError
 */
export async function turnOn(client: QueryClient, asked = askToNotify()): Promise<void> {
  await inTime(begin(client, asked), ANSWER_MS, () => {
    throw new PushRefusedError(isPushAllowed() ? "service" : "unanswered");
  });
}

async function begin(client: QueryClient, asked: Promise<void>): Promise<void> {
  // It is awaited below; until then its rejection must not count as unhandled.
  asked.catch(() => {});
  const before = await deviceStore.read();
  await wantedStore.change(() => true);
  await asked;
  const address = await subscribe(await alertConfig(client));
  // An attempt that nobody waits for any more may answer beside the one that was begun after it.
  registering ??= registerOnce(address, before).finally(() => {
    registering = null;
  });
  const device = await registering;
  await wantedStore.change(() => false);
  await followAccount();
  await sendRules(device);
  await stoppedStore.change(() => null);
  await readState(client);
}

let registering: Promise<PhoneDevice> | null = null;

async function registerOnce(
  address: PushAddress,
  before: PhoneDevice | null,
): Promise<PhoneDevice> {
  const known = await deviceStore.read();
  return known !== null && known.id !== before?.id ? known : await register(address);
}

/**
 * Gives registration and subscription back. Rules stay on the phone, for when alerts are turned
 * on again.
 *
 * @throws ApiError
 */
export async function turnOff(client: QueryClient): Promise<void> {
  await wantedStore.change(() => false);
  const device = await deviceStore.read();
  if (device !== null) await deleteDevice(device).catch(ignoreUnknown);
  await forgetDevice(client);
  await stoppedStore.change(() => null);
  // The server has forgotten the phone; a subscription that stays has no use.
  await unsubscribe(await alertConfig(client)).catch(() => {});
}

/** A phone that the server does not know need not be deleted there. */
function ignoreUnknown(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) throw error;
}
