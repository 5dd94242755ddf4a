import { changeDeviceCall } from "#domain/alerts/alertCalls.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { alertText } from "#domain/alerts/alertText.ts";
import { isMutedAt, nextMidnight } from "#domain/alerts/quietHours.ts";
import { alertPath } from "#domain/alerts/workerMessages.ts";
import { callServer } from "./calls.ts";
import { showScreen } from "./pages.ts";
import { markRead, muteUntil, readDevice, readSettings } from "./phoneAlerts.ts";

/** Discreet notifications replace each other: a lock screen full of them would tell a lot. */
const DISCREET_TAG = "updates";

const MUTE = "mute";

/**
 * Shows the notification of an alert that lies in the inbox. Its text is decided here, by a
 * setting of this phone. A repeat of an alert replaces its notification; while the phone is
 * muted it makes no sound, but browsers want something to be shown for every message.
 *
 * @param message `null`: one that cannot be read
 * @param unread alerts
 */
export async function showAlert(
  { registration }: ServiceWorkerGlobalScope,
  message: AlertMessage | null,
  unread: number,
): Promise<void> {
  const settings = await readSettings();
  const isMuted = isMutedAt(settings.mutedUntil, Date.now());
  const isDiscreet = settings.isDiscreet || isMuted || message === null;
  const { title, body } = alertText(message, { isDiscreet, unread });
  await registration.showNotification(title, {
    body,
    tag: isDiscreet ? DISCREET_TAG : message.id,
    // Replacing an unseen notification silently would hide that there is more.
    renotify: !isMuted,
    silent: isMuted,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: message?.kind === "event" ? { id: message.id, path: "/Reservation" } : message?.id,
    actions:
      message?.kind === "deals"
        ? [
            { action: "deals", title: "See deals" },
            { action: MUTE, title: "Mute for today" },
          ]
        : [],
  });
}

/** What a tap on a notification, or on one of its buttons, does. */
export async function followTap(
  worker: ServiceWorkerGlobalScope,
  { notification, action }: NotificationEvent,
): Promise<void> {
  notification.close();
  if (action === MUTE) {
    await muteForToday();
    return;
  }
  const { id, path } = readTarget(notification.data);
  // The window first: browsers allow it only soon after the tap.
  await showScreen(worker, path);
  if (id !== null) await markRead(id);
}

/** Which alert a notification is of, and where it leads. */
function readTarget(data: unknown): { id: string | null; path: string } {
  if (typeof data === "string") return { id: data, path: alertPath(data) };
  if (typeof data !== "object" || data === null) return { id: null, path: "/" };
  const id = "id" in data && typeof data.id === "string" ? data.id : null;
  return { id, path: "path" in data && typeof data.path === "string" ? data.path : "/" };
}

/** Silence until the state's midnight, on this phone at once and at the server as soon as it hears of it. */
async function muteForToday(): Promise<void> {
  const until = nextMidnight(Date.now());
  await muteUntil(until);
  const device = await readDevice();
  if (device === null) return;
  const mute = changeDeviceCall(device, { mutedUntil: new Date(until).toISOString() });
  await callServer(mute).catch(() => {
    // The phone itself keeps silent; what the server still sends makes no sound.
  });
}
