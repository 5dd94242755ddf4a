import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { ListRow } from "#design/surfaces/ListRow.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { deviceStore } from "#data/alertRecords.ts";
import type { PhoneRules } from "#domain/alerts/phoneRules.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { pushObstacle } from "#platform/worker/push.ts";
import { list } from "./alerts.css.ts";
import { ruleConditions, ruleTitle } from "./rules/rules.ts";

const NotificationsPanel = lazy(() => import("./NotificationsPanel.tsx"));

/** So many stand there; the panel has the rest. */
const MOST = 4;

/** Alerts among other things that are kept: what rings and for what, whether it can, and the way to change it. */
export function SavedAlerts({ rules }: { rules: PhoneRules }) {
  const device = deviceStore.use();
  const [isOpen, setOpen] = useState(false);
  const isBlocked = pushObstacle() === "blocked";
  return (
    <>
      <ul className={list}>
        {rules.slice(0, MOST).map(({ rule, state }) => (
          <ListRow
            key={rule.id}
            title={<bdi translate="no">{ruleTitle(rule)}</bdi>}
            note={<bdi translate="no">{capitalized(ruleConditions(rule))}</bdi>}
            end={
              isBlocked ? (
                <Tag tone="warning">Blocked</Tag>
              ) : state === "sent" ? null : (
                <Tag tone="warning">{device === null ? "Off" : "Waiting to send"}</Tag>
              )
            }
          />
        ))}
      </ul>
      <p>
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rules.length > MOST ? `All ${String(rules.length)} alerts` : "Change alerts"}
        </Button>
      </p>
      {isOpen ? (
        <Suspense>
          <NotificationsPanel first="rules" onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
