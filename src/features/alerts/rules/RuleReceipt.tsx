import Bell from "~icons/bell";
import Check from "~icons/check";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "#design/controls/Button.tsx";
import { Stack } from "#design/surfaces/Stack.tsx";
import { siteConfigQuery } from "#data/siteConfig.ts";
import type { RuleDraft } from "#domain/alerts/alertRules.ts";
import { isPushAllowed } from "#platform/worker/push.ts";
import { explain, wayOn, WAITS_HERE } from "../refusals.ts";
import { savedWords } from "./rules.ts";
import { next, receipt, receiptMark, receiptWords } from "./receipt.css.ts";

interface RuleReceiptProps {
  rule: RuleDraft;
  /** Why it cannot ring yet; nothing while that is not known. */
  error: Error | null;
  isPending: boolean;
  /** Whether the server knows the phone. */
  isRegistered: boolean;
  /** Whether the form has said that notifications are blocked, and what to do: once is enough. */
  wasBlocked: boolean;
  /** What is below is done in the moment of a tap, when a browser may ask. */
  onRetry: () => void;
  onClose: () => void;
  onDelete: () => void;
}

/** In place of the form, once the phone has the rule: that it has, and the one thing that may be left to do. */
export function RuleReceipt(props: RuleReceiptProps) {
  const { rule, onClose, onDelete } = props;
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was tapped is gone with the form.
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Stack>
      <div ref={head} role="status" tabIndex={-1} className={receipt}>
        <span className={receiptMark}>
          <Check aria-hidden="true" />
        </span>
        <p className={receiptWords}>
          Saved: <bdi translate="no">{savedWords(rule)}</bdi>
        </p>
      </div>
      <NextStep {...props} />
      <Stack row gap={3}>
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
        <Button kind="quiet" onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Stack>
  );
}

const STILL_BLOCKED = {
  why: "You won’t hear it yet.",
  what: "You will once you allow notifications.",
};

/** One way on as a button, or one sentence about what happens instead. */
function NextStep({ error, isPending, isRegistered, wasBlocked, onRetry }: RuleReceiptProps) {
  const client = useQueryClient();
  const sendsNone = client.getQueryData(siteConfigQuery.queryKey)?.alerts === null;
  if (error === null || isPending) {
    return (
      <p role="status" className={next}>
        {isRegistered
          ? "It is being sent …"
          : isPushAllowed()
            ? "This browser is being registered for notifications …"
            : "Your browser asks now: choose “Allow”."}
      </p>
    );
  }
  const { why, what } = wasBlocked ? STILL_BLOCKED : explain(error);
  const way = sendsNone ? null : wayOn(error);
  return (
    <>
      <div role="alert" className={next}>
        {sendsNone ? (
          <strong>This site sends no notifications now.</strong>
        ) : (
          <>
            <strong>{why}</strong> {what}
          </>
        )}{" "}
        {WAITS_HERE}
      </div>
      {way === null ? null : (
        <div>
          <Button onClick={onRetry}>
            <Bell aria-hidden="true" />
            {way}
          </Button>
        </div>
      )}
    </>
  );
}
