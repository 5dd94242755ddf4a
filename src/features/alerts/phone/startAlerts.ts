import type { QueryClient } from "@tanstack/react-query";
import { deviceStore, inboxStore, rulesStore } from "#data/phoneStores.ts";
import { readAlert, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import { showOnIcon } from "#domain/alerts/appIcon.ts";
import { unreadCount, withMessage, type Inbox } from "#domain/alerts/inbox.ts";
import { REFRESH_TAG } from "#domain/queries/persistedRecord.ts";
import { isPushAllowed, refreshInBackground } from "#platform/worker/push.ts";
import { onSessionChange } from "#platform/session/session.ts";
import { setUnreadAlerts } from "#platform/unreadAlerts.ts";
import { onWorkerMessage } from "#platform/worker/workerMessages.ts";
import { alertConfig } from "./alertConfig.ts";
import { keepRegistered } from "./keepRegistered.ts";
import { sayAlert } from "../inbox/sayAlert.tsx";

/**
 * Follows what the worker receives, and keeps the phone known to the server: now, and whenever
 * there is a connection again or the visitor signs in or out.
 *
 * @param open shows a screen by its path
 */
export async function startAlerts(
  client: QueryClient,
  open: (path: string) => void,
): Promise<void> {
  onWorkerMessage((message) => {
    // Prices have changed: what is shown beside an alert must not be older than it.
    void client.invalidateQueries();
    if (message.type === "OPEN") open(message.path);
    else void hear(message.message);
  });
  let unread = -1;
  const count = async (inbox: Inbox) => {
    const next = unreadCount(inbox);
    if (next === unread) return;
    unread = next;
    setUnreadAlerts(next);
    await showOnIcon(navigator, next);
  };
  inboxStore.onChange((inbox) => void count(inbox));
  await inboxStore.read();
  if ((await deviceStore.read()) === null || !isPushAllowed()) return;

  const keep = () => {
    // What cannot be done now is done the next time.
    keepRegistered(client).catch(() => {});
  };
  keep();
  addEventListener("online", keep);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void hasWaiting().then((isWaiting) => (isWaiting ? keep() : null));
  });
  onSessionChange(keep);
  void refreshInBackground(REFRESH_TAG).catch(() => {});
  await hearMessagingService(client);
}

/** Whether the server has not heard of everything yet. */
async function hasWaiting(): Promise<boolean> {
  return (await rulesStore.read()).some(({ state }) => state !== "sent");
}

/** The worker has kept it already; another time it is the same alert. */
async function hear(message: AlertMessage): Promise<void> {
  await inboxStore.change((inbox) => withMessage(inbox, message, Date.now()));
  sayAlert(message);
}

/** A hosted project's messaging service tells the page itself, when it can be seen. */
async function hearMessagingService(client: QueryClient): Promise<void> {
  const { alerts, identity } = await alertConfig(client);
  if (alerts?.transport !== "fcm" || identity.kind !== "hosted") return;
  const { onForegroundMessage } = await import("#platform/worker/messaging.ts");
  onForegroundMessage(identity.project, (payload) => {
    const message = readAlert(payload);
    if (message !== null) void hear(message);
  });
}
