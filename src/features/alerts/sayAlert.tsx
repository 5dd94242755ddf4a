import { Link } from "@tanstack/react-router";
import toast from "react-hot-toast/headless";
import type { AlertMessage } from "#domain/alerts/alertMessage.ts";
import { alertText } from "#domain/alerts/alertText.ts";
import { inboxStore } from "#data/alertRecords.ts";
import { withMessage } from "#domain/alerts/phoneAlerts.ts";

/** Says an alert on the page that is being looked at. */
export function sayAlert(message: AlertMessage): void {
  const { title, body } = alertText(message, { isDiscreet: false, unread: 1 });
  const text = body.replaceAll("\n", "; ");
  toast(
    <>
      <b>{title}</b>. {text}{" "}
      {message.kind === "event" ? <Link to="/reservation">See your reservations</Link> : null}
      {message.kind === "deals" ? (
        <Link to="/dispensary-deals" search={{ alert: message.id }}>
          See deals
        </Link>
      ) : null}
    </>,
    // A repeat of an alert is the same toast.
    { id: message.id },
  );
}

/** Keeps an alert and says it. The worker may have kept it already; another time it is the same alert. */
export async function hearAlert(message: AlertMessage): Promise<void> {
  await inboxStore.change((inbox) => withMessage(inbox, message, Date.now()));
  sayAlert(message);
}
