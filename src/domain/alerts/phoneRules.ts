import * as v from "valibot";
import { AlertRuleSchema, type AlertRule } from "./alertRules.ts";

/** A rule on the phone, and what the server does not know yet of it. */
const PhoneRuleSchema = v.object({
  rule: AlertRuleSchema,
  /** `waiting`: to be sent; `leaving`: to be deleted there. */
  state: v.picklist(["sent", "waiting", "leaving"]),
});
export type PhoneRule = v.InferOutput<typeof PhoneRuleSchema>;
export type PhoneRules = readonly PhoneRule[];

/** Rules as they lie in storage; those that cannot be understood are passed over. */
export function parsePhoneRules(stored: unknown): PhoneRules {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((record: unknown) => {
    const rule = v.safeParse(PhoneRuleSchema, record);
    return rule.success ? [rule.output] : [];
  });
}

/** What people see: the rules that are not on their way out. */
export function shownRules(rules: PhoneRules): PhoneRules {
  return rules.filter(({ state }) => state !== "leaving");
}

/** With a rule written or rewritten, to be sent. */
export function withRule(rules: PhoneRules, rule: AlertRule): PhoneRules {
  const written: PhoneRule = { rule, state: "waiting" };
  return rules.some((each) => each.rule.id === rule.id)
    ? rules.map((each) => (each.rule.id === rule.id ? written : each))
    : [...rules, written];
}

/** Without a rule; the server is still to hear of it. */
export function withoutRule(rules: PhoneRules, id: string): PhoneRules {
  return rules.map((each) => (each.rule.id === id ? { ...each, state: "leaving" } : each));
}

/** After the server has taken what was waiting, unless it was changed once more meanwhile. */
export function afterSending(rules: PhoneRules, sent: PhoneRule): PhoneRules {
  return rules.flatMap((each) => {
    if (each.rule.id !== sent.rule.id || JSON.stringify(each) !== JSON.stringify(sent)) return each;
    return sent.state === "leaving" ? [] : { ...each, state: "sent" as const };
  });
}

/**
 * The server's rules, which other phones of the account may have changed, with what this phone
 * has not sent yet.
 */
export function afterReading(rules: PhoneRules, known: readonly AlertRule[]): PhoneRules {
  const own = rules.filter(({ state }) => state !== "sent");
  const others = known.filter(({ id }) => !own.some(({ rule }) => rule.id === id));
  return [...others.map((rule) => ({ rule, state: "sent" as const })), ...own];
}

/** All of them to be sent again, because the server has lost the phone or the phone its account. */
export function allUnsent(rules: PhoneRules): PhoneRules {
  return shownRules(rules).map(({ rule }) => ({ rule, state: "waiting" }));
}
