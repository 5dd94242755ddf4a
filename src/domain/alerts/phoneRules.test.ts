import { describe, expect, it } from "vitest";
import { ANY_DEAL, type AlertRule } from "./alertRules.ts";
import {
  afterReading,
  afterSending,
  allUnsent,
  parsePhoneRules,
  shownRules,
  withRule,
  withoutRule,
  type PhoneRule,
  type PhoneRules,
} from "./phoneRules.ts";

const ONE = "5e1f9c0a-6f0e-4c43-9a1c-000000000001";
const TWO = "5e1f9c0a-6f0e-4c43-9a1c-000000000002";

const rule = (id: string, maxCents: number | null = null): AlertRule => ({
  ...ANY_DEAL,
  id,
  maxCents,
});
const phone = (state: PhoneRule["state"], id = ONE, maxCents: number | null = null): PhoneRule => ({
  rule: rule(id, maxCents),
  state,
});

describe("a rule on the phone", () => {
  it("waits from the moment it is written or rewritten", () => {
    const rules = withRule([], rule(ONE));
    expect(rules).toEqual([phone("waiting")]);
    expect(withRule([phone("sent")], rule(ONE, 500))).toEqual([phone("waiting", ONE, 500)]);
  });

  it("is gone for people as soon as it is deleted, and stays until the server has heard of it", () => {
    const rules = withoutRule([phone("sent")], ONE);
    expect(shownRules(rules)).toEqual([]);
    expect(rules).toEqual([phone("leaving")]);
    expect(afterSending(rules, phone("leaving"))).toEqual([]);
  });

  it("is sent once the server has taken it, unless it was changed meanwhile", () => {
    expect(afterSending([phone("waiting")], phone("waiting"))).toEqual([phone("sent")]);
    const changed: PhoneRules = [phone("waiting", ONE, 500)];
    expect(afterSending(changed, phone("waiting"))).toEqual(changed);
  });

  it("follows the server, but for what the server has not heard of yet", () => {
    const rules = [phone("sent"), phone("waiting", TWO, 500)];
    expect(afterReading(rules, [rule(TWO)])).toEqual([phone("waiting", TWO, 500)]);
    expect(afterReading([phone("leaving")], [rule(ONE)])).toEqual([phone("leaving")]);
    expect(afterReading([], [rule(ONE)])).toEqual([phone("sent")]);
  });

  it("is sent again, unless it was deleted, when the server has lost the phone", () => {
    expect(allUnsent([phone("sent"), phone("leaving", TWO)])).toEqual([phone("waiting")]);
  });

  it("that cannot be understood is passed over", () => {
    expect(parsePhoneRules([phone("sent"), { rule: {}, state: "sent" }, 3])).toEqual([
      phone("sent"),
    ]);
    expect(parsePhoneRules("damaged")).toEqual([]);
  });
});
