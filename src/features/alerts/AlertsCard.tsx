import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Card } from "#design/surfaces/Card.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { deviceStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";

const NotificationsPanel = lazy(() => import("./NotificationsPanel.tsx"));

/** Alerts as a part of the profile: how it stands, and the way to all of it. */
export function AlertsCard() {
  const rules = shownRules(rulesStore.use() ?? []).length;
  const device = deviceStore.use();
  const [tab, open] = useState<"rules" | "settings" | null>(null);
  return (
    <Card title="Deal alerts">
      <p>
        {device === null ? "Alerts are off on this device. " : "Alerts are on for this device. "}
        {rules === 0
          ? "None is set up."
          : rules === 1
            ? "One is set up."
            : `${String(rules)} are set up.`}
      </p>
      <Stack row gap={3}>
        <Button onClick={() => open("rules")}>Alerts</Button>
        <Button onClick={() => open("settings")}>Quiet hours, discreet mode, devices</Button>
      </Stack>
      {tab === null ? null : (
        <Suspense>
          <NotificationsPanel first={tab} onClose={() => open(null)} />
        </Suspense>
      )}
    </Card>
  );
}
