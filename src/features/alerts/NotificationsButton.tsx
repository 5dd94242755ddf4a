import Bell from "~icons/bell";
import { lazy } from "react";
import { PanelButton } from "#design/surfaces/PanelButton.tsx";
import { useUnreadAlerts } from "#platform/unreadAlerts.ts";
import { bell, unread } from "./notificationsButton.css.ts";

const NotificationsPanel = lazy(() => import("./NotificationsPanel.tsx"));

/** The bell of the top bar: what has arrived, and everything about alerts. */
export function NotificationsButton() {
  const count = useUnreadAlerts();
  return (
    <PanelButton
      label="Notifications"
      hint={count > 0 ? `${String(count)} unread` : undefined}
      panel={NotificationsPanel}
      className={bell}
    >
      <Bell aria-hidden="true" />
      {count > 0 ? <span className={unread}>{count}</span> : null}
    </PanelButton>
  );
}
