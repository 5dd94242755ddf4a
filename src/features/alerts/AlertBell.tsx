import Bell from "~icons/bell";
import BellOff from "~icons/bell-off";
import BellPlus from "~icons/bell-plus";
import BellRing from "~icons/bell-ring";
import { lazy, Suspense, useState } from "react";
import { Button } from "#design/controls/Button.tsx";
import { rulesStore } from "#data/rulesStore.ts";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { pushObstacle } from "#platform/worker/push.ts";
import type { SizeToday } from "./rules/priceToday.ts";
import { isAbout } from "./rules/rules.ts";

const RuleEditor = lazy(() => import("./rules/RuleEditor.tsx"));

interface AlertBellProps {
  /** What an alert would be about. */
  about: Partial<RuleDraft>;
  /** The same in words, for those who do not see where the bell stands. */
  name: string;
  /** Beside the bell, where there is room. */
  text?: string;
  /** A word below the bell, among other signs with theirs. */
  word?: string;
  /** In which sizes it is to be had, and what they cost now. */
  sizes?: readonly SizeToday[];
  /** What an alert has of the list that the bell stands beside, and what it cannot have, said in its form. */
  note?: string | undefined;
  /** It stands here only while the alert is on: what turns it on is in a sheet. */
  isSign?: boolean;
}

const ON = "Alert is on";
/** It is on the phone alone: without a connection, or because alerts could not be turned on. */
const WAITING = "Alert waits";
/** A bell that rings nowhere does not look as if it did. */
const BLOCKED = "Alerts are blocked";

/** Asks for an alert, or shows the one there is. What stands beside the bell begins its name. */
export function AlertBell({
  about,
  name,
  text,
  word,
  sizes,
  note,
  isSign = false,
}: AlertBellProps) {
  const [isOpen, setOpen] = useState(false);
  const own = shownRules(rulesStore.use() ?? []).find(({ rule }) => isAbout(rule, about));
  if (isSign && own === undefined && !isOpen) return null;
  // Only where there is an alert: the server that writes first views has no browser to ask.
  const isBlocked = own !== undefined && pushObstacle() === "blocked";
  const isWaiting = own?.state === "waiting";
  const Icon = isBlocked ? BellOff : own === undefined ? BellPlus : isWaiting ? Bell : BellRing;
  const on = isBlocked ? BLOCKED : isWaiting ? WAITING : ON;
  return (
    <>
      <Button
        kind={word !== undefined ? "sign" : text === undefined ? "icon" : "secondary"}
        aria-label={
          own === undefined
            ? `${text ?? "Alert me"} about ${name}`
            : `${text === undefined && !isBlocked && !isWaiting ? "" : `${on}. `}Change the alert about ${name}`
        }
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" />
        {own === undefined ? (text ?? word) : text === undefined ? word && "Alert on" : on}
      </Button>
      {isOpen ? (
        <Suspense>
          <RuleEditor
            rule={own?.rule ?? null}
            about={about}
            sizes={sizes}
            note={note}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
