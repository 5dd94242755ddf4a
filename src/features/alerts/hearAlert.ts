import { inboxStore } from "#data/alertRecords.ts";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { withMessage } from "#domain/alerts/phoneAlerts.ts";
import { sayAlert } from "./sayAlert.tsx";

/** Keeps an alert and says it. The worker may have kept it already; another time it is the same alert. */
export async function hearAlert(message: AlertMessage): Promise<void> {
  await inboxStore.change((inbox) => withMessage(inbox, message, Date.now()));
  sayAlert(message);
}
