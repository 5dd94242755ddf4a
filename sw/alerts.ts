import * as v from "valibot";
import { InboxSchema, readAlert, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import type { FirebaseProject } from "#domain/site/siteConfig.ts";
import { MESSAGING_SCRIPT } from "#domain/alerts/workerMessages.ts";
import { followTap, showAlert } from "./notifications.ts";
import { openPages, tell } from "./pages.ts";
import { sendWaiting } from "./outbox.ts";
import {
  forgetShown,
  keepMessage,
  keepMissed,
  keepShown,
  readDevice,
  readSettings,
  writeDevice,
} from "./phoneAlerts.ts";
import { renewCopies } from "./periodicRefresh.ts";
import { inboxCall, shownCall, updateDeviceCall } from "#domain/alerts/alertCalls.ts";
import type { DeviceWrite } from "#domain/alerts/alertDevices.ts";
import { askServer, callServer } from "./calls.ts";

/**
 * Receives alerts, from either service. Every listener is registered here at once, and the one for
 * taps before the messaging service adds its own, which would take the event.
 */
export function receiveAlerts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("notificationclick", (event) => {
    event.stopImmediatePropagation();
    event.waitUntil(followTap(worker, event));
  });
  const { alerts = null, identity } = worker.SITE_CONFIG ?? {};
  if (alerts?.transport === "fcm" && identity?.kind === "hosted" && !import.meta.env.DEV) {
    receiveByService(worker, identity.project);
    return;
  }
  worker.addEventListener("push", (event) => event.waitUntil(receive(worker, event)));
  if (alerts?.transport !== "webpush") return;
  worker.addEventListener("pushsubscriptionchange", (event: SubscriptionChangeEvent) => {
    event.waitUntil(renewSubscription(worker, event, alerts.publicKey));
  });
}

/**
 * With a hosted project its messaging service takes the message and hands it over, to a page that
 * can be seen or to this worker. The inbox waits for neither: a page that is just loading would
 * lose it. In development the worker is a module, which can load no such script; messages are
 * then read as if the site had sent them itself, because they travel in the same form.
 */
function receiveByService(worker: ServiceWorkerGlobalScope, project: FirebaseProject): void {
  worker.addEventListener("push", (event) => {
    const message = readMessage(event.data);
    if (message === null) return;
    event.waitUntil(keepMessage(message, Date.now()).then(() => makeUseOfSignal(message)));
  });
  importScripts(MESSAGING_SCRIPT);
  worker.connectMessaging?.(project, (payload) => show(worker, readAlert(payload)));
}

/** Standard Web Push: a page that can be seen says it itself, else it is a notification. */
async function receive(worker: ServiceWorkerGlobalScope, event: PushEvent): Promise<void> {
  const message = readMessage(event.data) ?? (await askFor(event.notification?.data));
  if (message === null || !(await isSaidByPage(worker, message))) await show(worker, message);
  await makeUseOfSignal(message);
}

/** There is a signal now: what is saved becomes fresh, and what waits goes out. */
async function makeUseOfSignal(message: AlertMessage | null): Promise<void> {
  await Promise.all([renewCopies(), sendWaiting(), acknowledge(message)]);
}

/** @param message `null`: nothing of it is understood, and browsers want something to be shown all the same */
async function show(worker: ServiceWorkerGlobalScope, message: AlertMessage | null): Promise<void> {
  const unread = message === null ? 1 : await keepMessage(message, Date.now());
  await showAlert(worker, message, unread);
}

async function isSaidByPage(
  worker: ServiceWorkerGlobalScope,
  message: AlertMessage,
): Promise<boolean> {
  if (mustAlwaysShow()) return false;
  const page = (await openPages(worker)).find(
    ({ visibilityState }) => visibilityState === "visible",
  );
  if (page === undefined) return false;
  await keepMessage(message, Date.now());
  return await tell(page, { type: "ALERT", message });
}

/** WebKit ends a subscription after three messages that show nothing, pages or no pages. */
function mustAlwaysShow(): boolean {
  return /AppleWebKit(?!.*Chrom)/.test(navigator.userAgent);
}

function readMessage(data: PushMessageData | null): AlertMessage | null {
  try {
    return readAlert(data?.json());
  } catch {
    return null;
  }
}

/**
 * Says to the server that a message was shown, unless the visitor does not want that: by its id and no
 * more. What cannot be said now is said with the next one.
 *
 * @param message `null`: one that cannot be read
 */
async function acknowledge(message: AlertMessage | null): Promise<void> {
  const [device, { saysShown }] = await Promise.all([readDevice(), readSettings()]);
  if (message === null || device === null || !saysShown) return;
  const ids = await keepShown(message.id);
  const isHeard = await callServer(shownCall(device, ids)).catch(() => false);
  if (isHeard) await forgetShown(ids);
}

/**
 * The alert of a declarative message, which a browser may hand over without its data.
 *
 * @param id what its notification carries
 * @returns `null` where the server does not say it
 */
async function askFor(id: unknown): Promise<AlertMessage | null> {
  const device = typeof id === "string" ? await readDevice() : null;
  if (device === null) return null;
  const answer = await askServer(inboxCall(device)).catch(() => null);
  const read = v.safeParse(InboxSchema, answer);
  if (!read.success) return null;
  const { messages } = read.output;
  await keepMissed(messages, Date.now());
  return messages.find((message) => message.id === id) ?? null;
}

/**
 * The browser has replaced the subscription, or ended it: it is made again and told to the server.
 * What fails here is tried again when the site is opened.
 *
 * @param publicKey of the site
 */
async function renewSubscription(
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
