import { useMutation, useQueryClient } from "@tanstack/react-query";
import BellOff from "~icons/bell-off";
import BellPlus from "~icons/bell-plus";
import BellRing from "~icons/bell-ring";
import toast from "react-hot-toast/headless";
import { Button } from "#design/controls/Button.tsx";
import { rulesStore } from "#data/rulesStore.ts";
import { ANY_DEAL, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { shownRules } from "#domain/alerts/phoneRules.ts";
import { pushObstacle } from "#platform/worker/push.ts";
import { explain } from "./refusals.ts";
import { isAbout, savedWords } from "./rules/rules.ts";
import { newRuleId, removeRule, writeRule } from "./rules/writeRule.ts";

interface AlertSwitchProps {
  /** What an alert would be about, with its conditions. */
  about: Partial<RuleDraft>;
  name: string;
  /** A sign of a row stands there only while the alert is on; words are in a sheet, which turns it on. */
  look: "sign" | "words";
}

/** An alert in one tap, where it is clear what it has to be, and off again in one. */
export function AlertSwitch({ about, name, look }: AlertSwitchProps) {
  const client = useQueryClient();
  const own = shownRules(rulesStore.use() ?? []).find(({ rule }) => isAbout(rule, about));
  const switching = useMutation({
    mutationFn: async () => {
      if (own !== undefined) {
        await removeRule(own.rule.id);
        return;
      }
      const draft = { ...ANY_DEAL, ...about };
      let isKept = false;
      try {
        const isSent = await writeRule(client, draft, newRuleId(), () => (isKept = true));
        toast.success(`${isSent ? "Alert saved" : "Saved, not sent yet"}: ${savedWords(draft)}.`);
      } catch (error) {
        const { why, what } = explain(error);
        // Nobody has to tap once more: it waits, and is tried again.
        toast.error(isKept ? `Saved, but you won’t hear it yet. ${why} ${what}` : `${why} ${what}`);
      }
    },
  });
  const isOn = own !== undefined;
  if (look === "sign" && !isOn) return null;
  const isBlocked = isOn && pushObstacle() === "blocked";
  const Icon = isBlocked ? BellOff : isOn ? BellRing : BellPlus;
  const words = about.kind === "restock" ? "Alert when it is back" : "Alert";
  return (
    <Button
      kind={look === "sign" ? "icon" : "secondary"}
      aria-pressed={isOn}
      aria-label={`${words}: ${name}`}
      title={isBlocked ? "The browser blocks notifications of this site" : undefined}
      disabled={switching.isPending}
      onClick={() => switching.mutate()}
    >
      <Icon aria-hidden="true" />
      {look === "sign" ? null : isOn ? `${words} is on` : words === "Alert" ? "Alert me" : words}
    </Button>
  );
}
