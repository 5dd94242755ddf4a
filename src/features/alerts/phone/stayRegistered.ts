import type { QueryClient } from "@tanstack/react-query";
import { rulesStore } from "#data/rulesStore.ts";
import { readAlert } from "#domain/alerts/alertMessage.ts";
import { REFRESH_TAG } from "#domain/queries/persistedRecord.ts";
import {
  isPushAllowed,
  isSubscribed,
  refreshInBackground,
  subscribe,
} from "#platform/worker/push.ts";
import { onSessionChange } from "#platform/session/session.ts";
import { hearAlert } from "../sayAlert.tsx";
import { alertConfig, followAccount, forgetDevice, register, renew } from "./register.ts";
import { ApiError } from "#data/api/apiClient.ts";
import { deviceStore, inboxStore, stoppedStore, wantedStore } from "#data/alertRecords.ts";
import { REGISTRATION_LIFE_MS } from "#domain/alerts/alertDevices.ts";
import { withMissed } from "#domain/alerts/phoneAlerts.ts";
import { readMissed } from "../alertsClient.ts";
import { readState } from "./deviceState.ts";
import { sendRules } from "../rules/sendRules.ts";
import { noteStopped, sayResumed } from "./stopped.tsx";
import { turnOn } from "./turnOn.ts";

/**
 * Keeps a phone that gets alerts known to the server: now, and whenever there is a connection
 * again or the visitor signs in or out. One that is to get them, and could not be registered yet, is tried again then.
 *
 * @param isTried it has just been tried
 */
export async function stayRegistered(client: QueryClient, isTried = false): Promise<void> {
  if (!isPushAllowed()) {
    if ((await deviceStore.read()) !== null) await noteStopped(client, "permission");
    return;
  }
  if (followed.has(client)) return;
  followed.add(client);
  const keep = () => {
    // What cannot be done now is done the next time.
    keepRegistered(client).catch(() => {});
  };
  if (!isTried) keep();
  addEventListener("online", keep);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void hasWaiting().then((isWaiting) => (isWaiting ? keep() : null));
  });
  onSessionChange(keep);
  void refreshInBackground(REFRESH_TAG).catch(() => {});
  await hearMessagingService(client);
}

/** A page listens once, whoever begins it. */
const followed = new WeakSet<QueryClient>();

/** Whether the server has not heard of everything yet. */
async function hasWaiting(): Promise<boolean> {
  return (await rulesStore.read()).some(({ state }) => state !== "sent");
}

/** A hosted project's messaging service tells the page itself, when it can be seen. */
async function hearMessagingService(client: QueryClient): Promise<void> {
  const { alerts, identity } = await alertConfig(client);
  if (alerts?.transport !== "fcm" || identity.kind !== "hosted") return;
  const { onForegroundMessage } = await import("#platform/worker/messaging.ts");
  onForegroundMessage(identity.project, (payload) => {
    const message = readAlert(payload);
    if (message !== null) void hearAlert(message);
  });
}

/**
 * Keeps the registration alive: told to the server again when it is older than 7 days, or when
 * the browser or the site's key has changed it; made anew when the server has lost it. A phone of
 * an account is not made anew: its owner has removed it from another one. What waits to be sent
 * is sent. A phone that was to be registered and is not yet, is.
 *
 * @throws PushRefusedError, ApiError
 */
export async function keepRegistered(client: QueryClient): Promise<void> {
  const device = await deviceStore.read();
  if (!isPushAllowed()) return;
  if (device === null) {
    if (await wantedStore.read()) await turnOn(client);
    return;
  }
  const config = await alertConfig(client);
  const wasLetGo = !(await isSubscribed());
  const now = await subscribe(config).catch(async (error: unknown) => {
    // Nothing has been lost where the browser's service just did not answer.
    if (wasLetGo) await noteStopped(client, isPushAllowed() ? "service" : "permission");
    throw error;
  });
  const isSame = now.address === device.address && now.publicKey === device.publicKey;
  const age = Date.now() - device.registeredAt;
  try {
    // A clock that was ahead must not keep a registration alive without end.
    if (!isSame || age > REGISTRATION_LIFE_MS || age < 0) await renew(device, now);
    await followAccount();
    await sendRules(device);
    const state = await readState(client);
    await followAccount();
    if (state?.isSilent === true) await noteStopped(client, "silent");
    else await stoppedStore.change(() => null);
    if (wasLetGo) sayResumed();
    const missed = await readMissed(device);
    await inboxStore.change((inbox) => withMissed(inbox, missed, Date.now()));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    if (device.account !== null) {
      await forgetDevice(client);
      await noteStopped(client, "removed");
      return;
    }
    const made = await register(now);
    await followAccount();
    await sendRules(made);
  }
}
