import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#data/api/apiClient.ts";
import { deviceStore } from "#data/alertRecords.ts";
import { REGISTRATION_LIFE_MS } from "#domain/alerts/alertDevices.ts";
import { isPushAllowed, subscribe } from "#platform/worker/push.ts";
import { alertConfig } from "./alertConfig.ts";
import { followAccount } from "./followAccount.ts";
import { readState } from "./deviceState.ts";
import { forgetDevice, register, renew } from "./register.ts";
import { sendRules } from "../rules/sendRules.ts";

/**
 * Keeps the registration alive: told to the server again when it is older than 7 days, or when
 * the browser or the site's key has changed it; made anew when the server has lost it. A phone of
 * an account is not made anew: its owner has removed it from another one. What waits to be sent
 * is sent.
 *
 * @throws PushRefusedError, ApiError
 */
export async function keepRegistered(client: QueryClient): Promise<void> {
  const device = await deviceStore.read();
  if (device === null || !isPushAllowed()) return;
  const now = await subscribe(await alertConfig(client));
  const isSame = now.address === device.address && now.publicKey === device.publicKey;
  const age = Date.now() - device.registeredAt;
  try {
    // A clock that was ahead must not keep a registration alive without end.
    if (!isSame || age > REGISTRATION_LIFE_MS || age < 0) await renew(device, now);
    await followAccount();
    await sendRules(device);
    await readState(client);
    await followAccount();
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (device.account !== null) {
      await forgetDevice(client);
      return;
    }
    const made = await register(now);
    await followAccount();
    await sendRules(made);
  }
}
