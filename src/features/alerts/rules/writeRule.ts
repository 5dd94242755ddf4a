import type { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { deviceStore, wantedStore } from "#data/alertRecords.ts";
import { rulesStore } from "#data/rulesStore.ts";
import { ALERT_RULES_AT_MOST, AlertRuleSchema, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { shownRules, withRule, withoutRule } from "#domain/alerts/phoneRules.ts";
import { inTime } from "#domain/time/inTime.ts";
import { PushRefusedError, askToNotify } from "#platform/worker/push.ts";
import { TooManyRulesError } from "../refusals.ts";
import { sendRules } from "./sendRules.ts";
import { stayRegistered } from "../phone/stayRegistered.ts";
import { ANSWER_MS, turnOn } from "../phone/turnOn.ts";

/**
 * Keeps a rule on the phone and sends it. The first one turns alerts on, so call it in the moment
 * of a tap. Without a connection a rule waits on the phone, as it does for a browser that does not answer in time.
 *
 * @param onKept called as soon as the phone has it, before anybody else is asked
 * @returns whether the server has it; otherwise it waits
 * @throws TooManyRulesError; PushRefusedError, ApiError when alerts could not be turned on, and then the rule is kept
 */
export async function writeRule(
  client: QueryClient,
  draft: RuleDraft,
  id: string,
  onKept: () => unknown = () => {},
): Promise<boolean> {
  // Missing where a page came by plain http, and there no worker could receive an alert either.
  if (id === "") throw new PushRefusedError("no-worker");
  const rule = v.parse(AlertRuleSchema, { ...draft, id });
  // Before anything else: a browser asks only in the moment of the tap.
  const asked = askToNotify();
  // It is awaited below; until then its rejection must not count as unhandled.
  asked.catch(() => {});
  const others = shownRules(await rulesStore.read()).filter((each) => each.rule.id !== id);
  if (others.length >= ALERT_RULES_AT_MOST) throw new TooManyRulesError();
  const isKept = await rulesStore.change((rules) => withRule(rules, rule));
  if (!isKept) throw new PushRefusedError("no-worker");
  onKept();
  const device = await deviceStore.read();
  if (device === null) {
    await turnOn(client, asked).catch((error: unknown) => {
      void stayRegistered(client, true);
      throw error;
    });
  } else {
    // What takes longer goes on, and the rule waits meanwhile.
    await inTime(
      sendRules(device).catch(() => {}),
      ANSWER_MS,
      () => {},
    );
    await inTime(asked, ANSWER_MS, () => {
      throw new PushRefusedError("unanswered");
    });
  }
  return (await rulesStore.read()).some((each) => each.rule.id === id && each.state === "sent");
}

/** Deletes a rule; the server hears of it when it can. */
export async function removeRule(id: string): Promise<void> {
  await rulesStore.change((rules) => withoutRule(rules, id));
  const device = await deviceStore.read();
  if (device === null) {
    await rulesStore.change((rules) => rules.filter((each) => each.rule.id !== id));
    // Nothing waits for this browser any more.
    if ((await rulesStore.read()).length === 0) await wantedStore.change(() => false);
  } else await sendRules(device).catch(() => {});
}

/** An id for a rule; empty where the browser makes none. */
export function newRuleId(): string {
  return "randomUUID" in crypto ? crypto.randomUUID() : "";
}
