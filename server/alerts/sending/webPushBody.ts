import { alertPayload, type AlertMessage } from "#domain/alerts/alertMessage.ts";
import { alertText } from "#domain/alerts/alertText.ts";
import { alertPath } from "#domain/alerts/workerMessages.ts";

/** The field by which a browser knows a message that it may show by itself. */
const DECLARATIVE = 8030;

/**
 * The body of a Web Push message. The worker reads the alert in it and decides what the lock screen
 * says. A browser that knows declarative messages (Push API, WebKit from Safari 18.4) asks the worker,
 * too; where there is none any more it shows the discreet text, which leads to the alert.
 *
 * @param origin of the site; `null`: the target is a path
 */
export function webPushBody(message: AlertMessage, origin: string | null): string {
  const { title, body } = alertText(null, { isDiscreet: true, unread: 1 });
  const path = message.kind === "event" ? "/Reservation" : alertPath(message.id);
  return JSON.stringify({
    ...alertPayload(message),
    web_push: DECLARATIVE,
    mutable: true,
    notification: { title, body, navigate: `${origin ?? ""}${path}`, data: message.id },
  });
}
