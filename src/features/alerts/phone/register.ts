import type { QueryClient } from "@tanstack/react-query";
import {
  deleteDevice,
  registerDevice,
  updateDevice,
  joinAccount,
  leaveAccount,
} from "../alertsClient.ts";
import { deviceStore, inboxStore, settingsStore } from "#data/alertRecords.ts";
import { ringingStore } from "#data/ringingStore.ts";
import { rulesStore } from "#data/rulesStore.ts";
import type { PhoneDevice } from "#domain/alerts/phoneAlerts.ts";
import { allUnsent } from "#domain/alerts/phoneRules.ts";
import { phoneLabel } from "#domain/alerts/phoneLabel.ts";
import { PushRefusedError, type PushAddress } from "#platform/worker/push.ts";
import { forgetState } from "./deviceState.ts";
import { siteConfigQuery } from "#data/siteConfig.ts";
import type { SiteConfig } from "#domain/site/siteConfig.ts";
import { currentSession } from "#platform/session/session.ts";

/** Makes the phone known to the server, with what was chosen on it before; all of its rules are to be sent then. @throws ApiError, PushRefusedError */
export async function register({
  registration,
  address,
  publicKey,
}: PushAddress): Promise<PhoneDevice> {
  const label = phoneLabel(navigator.userAgent);
  const chosen = await ringingStore.read();
  const { mutedUntil } = await settingsStore.read();
  const settings = {
    ...chosen,
    ...(mutedUntil !== null && { mutedUntil: new Date(mutedUntil).toISOString() }),
  };
  const made = await registerDevice({ registration, label, settings });
  const known = { label, address, publicKey, account: null, registeredAt: Date.now() };
  const device = { ...made, ...known };
  if (!(await deviceStore.change(() => device))) {
    // Without its key the phone could never change or end what it has just begun.
    await deleteDevice(made).catch(() => {});
    await deviceStore.change(() => null);
    throw new PushRefusedError("no-worker");
  }
  await rulesStore.change(allUnsent);
  return device;
}

/** The phone gets no alerts from now on. Its rules stay, for when they are turned on again. */
export async function forgetDevice(client: QueryClient): Promise<void> {
  const device = await deviceStore.read();
  await deviceStore.change(() => null);
  if (device !== null) await forgetState(client, device);
  await rulesStore.change(allUnsent);
}

/** Tells the server where the phone is to be reached now. @throws ApiError */
export async function renew(device: PhoneDevice, to: PushAddress): Promise<void> {
  const { registration, address, publicKey } = to;
  await updateDevice(device, { registration, label: device.label });
  await deviceStore.change((now) =>
    now === null ? null : { ...now, address, publicKey, registeredAt: Date.now() },
  );
}

/** The site's configuration. A saved copy may be of a time before the site had alerts. */
export async function alertConfig(client: QueryClient): Promise<SiteConfig> {
  const config = await client.ensureQueryData({ ...siteConfigQuery, retry: false });
  if (config.alerts !== null) return config;
  await client.refetchQueries({ queryKey: siteConfigQuery.queryKey });
  return client.getQueryData(siteConfigQuery.queryKey) ?? config;
}

/**
 * Makes the phone belong to the account that is signed in on it, with its rules, and to none after they
 * have signed out; the account keeps its rules then.
 *
 * @throws ApiError
 */
export async function followAccount(): Promise<void> {
  const device = await deviceStore.read();
  const session = currentSession();
  if (device === null || session.state === "unknown") return;
  const account = session.state === "signed-in" ? session.user.uid : null;
  if (device.account === account) return;
  if (device.account !== null) {
    await leaveAccount(device);
    await rulesStore.change(() => []);
    // They belong to the account that left.
    await inboxStore.change(() => []);
  }
  if (session.state === "signed-in") await joinAccount(device, await session.token());
  await deviceStore.change((now) => (now === null ? null : { ...now, account }));
}
