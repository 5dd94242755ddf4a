import type { QueryClient } from "@tanstack/react-query";
import { deviceStore, inboxStore, takeTapped, wantedStore } from "#data/alertRecords.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { showOnIcon, unreadCount, type Inbox } from "#domain/alerts/phoneAlerts.ts";
import { setUnreadAlerts } from "#platform/unreadAlerts.ts";
import { onWorkerMessage } from "#platform/worker/serviceWorker.ts";

/**
 * Follows what the worker receives, and keeps the phone known to the server where it gets alerts, or
 * is to get them: others load nothing for that.
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
  const tapped = await takeTapped(performance.timeOrigin);
  // A browser that has opened it already has nothing to do again.
  if (tapped !== null && tapped !== location.pathname + location.search) open(tapped);
  let unread = -1;
  const count = async (inbox: Inbox) => {
    const next = unreadCount(inbox);
    if (next === unread) return;
    unread = next;
    setUnreadAlerts(next);
    await showOnIcon(navigator, next);
  };
  inboxStore.onChange((inbox) => void count(inbox));
  await count(await inboxStore.read());
  if ((await deviceStore.read()) === null && !(await wantedStore.read())) return;
  await import("./stayRegistered.ts").then(({ stayRegistered }) => stayRegistered(client), later);
}

/** The worker has put it into the inbox already. */
async function hear(message: AlertMessage): Promise<void> {
  await import("../sayAlert.tsx").then(({ hearAlert }) => hearAlert(message), later);
}

/** A part that has not arrived before the connection went is asked for again at the next start. */
const later = () => undefined;
