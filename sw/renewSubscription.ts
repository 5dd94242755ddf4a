import { updateDeviceCall } from "#domain/alerts/alertCalls.ts";
import type { DeviceWrite } from "#domain/alerts/alertDevices.ts";
import { callServer } from "./callServer.ts";
import { readDevice, writeDevice } from "./phoneAlerts.ts";

/**
 * The browser has replaced the subscription, or ended it: it is made again and told to the server.
 * What fails here is tried again when the site is opened.
 *
 * @param publicKey of the site
 */
export async function renewSubscription(
  { registration: { pushManager } }: ServiceWorkerGlobalScope,
  { newSubscription }: SubscriptionChangeEvent,
  publicKey: string,
): Promise<void> {
  const device = await readDevice();
  if (device === null) return;
  const subscription =
    newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  const write: DeviceWrite = {
    registration: { transport: "webpush", endpoint, p256dh, auth },
    label: device.label,
  };
  if (!(await callServer(updateDeviceCall(device, write)))) return;
  await writeDevice({ ...device, address: endpoint, publicKey, registeredAt: Date.now() });
}
