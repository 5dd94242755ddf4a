import { useState } from "react";
import { Panel } from "#design/surfaces/Panel.tsx";
import { Tabs } from "#design/controls/Tabs.tsx";
import { AlertSettings } from "./AlertSettings.tsx";
import { inboxStore } from "#data/alertRecords.ts";
import { InboxList } from "./InboxList.tsx";
import { RuleList } from "./rules/RuleList.tsx";

type PanelTab = "inbox" | "rules" | "settings";

interface NotificationsPanelProps {
  /** The tab shown to begin with; else the inbox, or the alerts while nothing has ever rung. */
  first?: PanelTab;
  onClose: () => void;
}

/** Loaded when it is first opened. */
export default function NotificationsPanel({ first, onClose }: NotificationsPanelProps) {
  const inbox = inboxStore.use();
  const [tab, choose] = useState<PanelTab | undefined>(first);
  const opened = tab ?? (inbox === null ? undefined : inbox.length === 0 ? "rules" : "inbox");
  // What rings while it is open moves nobody elsewhere.
  if (tab === undefined && opened !== undefined) choose(opened);
  return (
    <Panel title="Notifications" onClose={onClose}>
      {/* The phone says in a moment whether there is anything to read. */}
      {opened === undefined ? null : (
        <Tabs
          label="Notifications"
          chosen={opened}
          onChoose={choose}
          tabs={[
            { id: "inbox", title: "Inbox", content: <InboxList onLeave={onClose} /> },
            { id: "rules", title: "Alerts", content: <RuleList /> },
            { id: "settings", title: "Settings", content: <AlertSettings /> },
          ]}
        />
      )}
    </Panel>
  );
}
