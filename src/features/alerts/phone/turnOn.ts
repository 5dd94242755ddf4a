import type { QueryClient } from "@tanstack/react-query";
import { deleteDevice } from "../alertsClient.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { deviceStore, stoppedStore } from "#data/alertRecords.ts";
import { askToNotify, subscribe, unsubscribe } from "#platform/worker/push.ts";
import { alertConfig, followAccount, forgetDevice, register } from "./register.ts";
import { readState } from "./deviceState.ts";
import { sendRules } from "../rules/sendRules.ts";

/**
 * Turns alerts on for this phone: permission, subscription, the server. Call it in the moment of a
 * tap, because that is when a browser may ask.
 *
 * @throws PushRefusedError, ApiError
 */
export async function turnOn(client: QueryClient): Promise<void> {
  await askToNotify();
  const device = await register(await subscribe(await alertConfig(client)));
  await followAccount();
  await sendRules(device);
  await stoppedStore.change(() => null);
  await readState(client);
}

/**
 * Gives registration and subscription back. Rules stay on the phone, for when alerts are turned
 * on again.
 *
 * @throws ApiError
 */
export async function turnOff(client: QueryClient): Promise<void> {
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
