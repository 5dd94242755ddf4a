import { Panel } from "#design/surfaces/Panel.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { AlertSettings } from "./AlertSettings.tsx";
import { InboxList } from "./InboxList.tsx";
import { RuleList } from "./rules/RuleList.tsx";

interface NotificationsPanelProps {
  /** The tab shown to begin with; the inbox unless said otherwise. */
  first?: "rules" | "settings";
  onClose: () => void;
}

/** Loaded when it is first opened. */
export default function NotificationsPanel({ first, onClose }: NotificationsPanelProps) {
  return (
    <Panel title="Notifications" onClose={onClose}>
      <Tabs
        label="Notifications"
        first={first}
        tabs={[
          { id: "inbox", title: "Inbox", content: <InboxList onLeave={onClose} /> },
          { id: "rules", title: "Alerts", content: <RuleList /> },
          { id: "settings", title: "Settings", content: <AlertSettings /> },
        ]}
      />
    </Panel>
  );
}
