import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { EmptyState } from "#design/states/EmptyState.tsx";
import { Tag } from "#design/words/Tag.tsx";
import { Text } from "#design/words/Text.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { deviceStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { ALERT_RULES_AT_MOST, type AlertRule } from "#domain/alerts/alertRules.ts";
import { capitalized } from "#domain/text/capitalized.ts";
import { shownRules, type PhoneRule } from "#domain/alerts/phoneRules.ts";
import { ruleConditions, ruleTitle } from "./rules.ts";
import { removeRule } from "./writeRule.ts";
import { entry, list } from "../alerts.css.ts";

const RuleEditor = lazy(() => import("./RuleEditor.tsx"));

/** Every rule of this phone or its account. */
export function RuleList() {
  const rules = shownRules(rulesStore.use() ?? []);
  const device = deviceStore.use();
  /** `undefined`: nothing is being edited; `null`: a new one. */
  const [edited, edit] = useState<AlertRule | null | undefined>(undefined);
  return (
    <Stack>
      {rules.length === 0 ? (
        <EmptyState>
          No alerts yet. Tap a bell on a deal, product, strain or store, or add one here.
        </EmptyState>
      ) : (
        <ul className={list}>
          {rules.map((each) => (
            <li key={each.rule.id} className={entry}>
              <RuleEntry each={each} isOn={device !== null} onEdit={() => edit(each.rule)} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button disabled={rules.length >= ALERT_RULES_AT_MOST} onClick={() => edit(null)}>
          New alert
        </Button>
        {rules.length >= ALERT_RULES_AT_MOST ? (
          <Text tone="quiet" size="sm">
            {ALERT_RULES_AT_MOST} alerts is the limit.
          </Text>
        ) : null}
      </div>
      {edited === undefined ? null : (
        <Suspense>
          <RuleEditor rule={edited} onClose={() => edit(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface RuleEntryProps {
  each: PhoneRule;
  /** Whether the phone gets alerts at all. */
  isOn: boolean;
  onEdit: () => void;
}

function RuleEntry({ each: { rule, state }, isOn, onEdit }: RuleEntryProps) {
  const title = ruleTitle(rule);
  return (
    <>
      <h3>
        <bdi translate="no">{title}</bdi>
      </h3>
      <Text as="span" tone="quiet" size="sm">
        <bdi translate="no">{capitalized(ruleConditions(rule))}</bdi>{" "}
        {state === "sent" ? null : (
          <Tag tone="warning">{isOn ? "Waiting to send" : "Alerts are off"}</Tag>
        )}
      </Text>
      <Stack row gap={3}>
        <Button aria-label={`Change the alert ${title}`} onClick={onEdit}>
          Change
        </Button>
        <Button
          kind="quiet"
          aria-label={`Delete the alert ${title}`}
          onClick={() => void removeRule(rule.id)}
        >
          Delete
        </Button>
      </Stack>
    </>
  );
}
