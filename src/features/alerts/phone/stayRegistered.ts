import type { QueryClient } from "@tanstack/react-query";
import { rulesStore } from "#data/rulesStore.ts";
import { readAlert } from "#domain/alerts/alertMessage.ts";
import { REFRESH_TAG } from "#domain/queries/persistedRecord.ts";
import { isPushAllowed, refreshInBackground } from "#platform/worker/push.ts";
import { onSessionChange } from "#platform/session/session.ts";
import { hearAlert } from "../hearAlert.ts";
import { alertConfig } from "./alertConfig.ts";
import { keepRegistered } from "./keepRegistered.ts";

/**
 * Keeps a phone that gets alerts known to the server: now, and whenever there is a connection
 * again or the visitor signs in or out.
 */
export async function stayRegistered(client: QueryClient): Promise<void> {
  if (!isPushAllowed()) return;
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
