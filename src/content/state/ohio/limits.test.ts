import { describe, expect, it } from "vitest";
import { ruleInForce } from "#domain/limits/limits.ts";
import { PROFILES } from "#domain/limits/profiles.ts";
import { checkedOnText } from "#domain/text/source.ts";
import { LAW_FACTS } from "./lawFacts.ts";
import { POSSESSION_RULE, PURCHASE_RULES } from "./limits.ts";
import * as facts from "./limitsFacts.ts";
import * as sources from "./limitsSources.ts";
import { SUPPLY_NOTES, SUPPLY_ORDER, SUPPLY_RULE } from "./limitsSupply.ts";

describe("the dated rules", () => {
  it.each([
    ["adult", 2.5, 15_000],
    ["patient", 10, 60_000],
    ["caregiver", 2.5, 15_000],
  ] as const)("for %s are %d oz and %d mg THC a day", (profile, plantOz, thcMg) => {
    expect(ruleInForce(PURCHASE_RULES, profile, "2026-11-21")).toMatchObject({ plantOz, thcMg });
  });

  it("exist for every profile, each from a day on", () => {
    expect(new Set(PURCHASE_RULES.map(({ profile }) => profile))).toEqual(new Set(PROFILES));
    for (const { effectiveFrom } of PURCHASE_RULES) {
      expect(effectiveFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const begun = PURCHASE_RULES.map(({ profile, effectiveFrom }) => profile + effectiveFrom);
    expect(new Set(begun).size).toBe(begun.length);
  });

  it("allow an adult to have 2.5 oz and 15 g of extract", () => {
    expect(POSSESSION_RULE).toMatchObject({ plantOz: 2.5, extractG: 15 });
  });

  it("name each form of the supply once", () => {
    expect(SUPPLY_ORDER.map((form) => SUPPLY_RULE?.units[form].form)).toEqual(SUPPLY_ORDER);
    expect(Object.keys(SUPPLY_RULE?.units ?? {})).toHaveLength(SUPPLY_ORDER.length);
  });
});

describe("every source", () => {
  it.each(Object.entries(sources))("%s has a citation, a link and a day", (_, source) => {
    expect(source.citation).not.toBe("");
    if (source.url !== null) expect(source.url).toMatch(/^https:\/\//);
    expect(source.checkedOn).toMatch(/^\d{4}-\d\d(-\d\d)?$/);
    expect(checkedOnText(source.checkedOn)).toMatch(/^\w{3} (\d+, )?\d{4}$/);
  });

  it("stands behind every statement", () => {
    const stated = [
      ...facts.POSSESSION_FACTS,
      ...facts.HOME_GROW_FACTS,
      ...facts.LIMIT_HISTORY,
      ...SUPPLY_NOTES,
    ];
    const known = Object.values(sources);
    for (const { source } of stated) expect(known).toContainEqual(source);
    for (const { question, sources: given } of facts.CONFLICTS) {
      expect(given.length, question).toBeGreaterThan(0);
    }
  });
});

describe("each fact of law that is stated as of now", () => {
  it.each(LAW_FACTS.map((fact) => [fact.name, fact] as const))("has a day: %s", (_, fact) => {
    expect(fact.source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(fact.source.citation).not.toBe("");
    expect(fact.sentence).toMatch(/\.$/);
  });

  it("is watched once", () => {
    expect(new Set(LAW_FACTS.map(({ name }) => name)).size).toBe(LAW_FACTS.length);
  });
});
