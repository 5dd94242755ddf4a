import { describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  ANY_DEAL,
  AlertRuleSchema,
  isReached,
  matchesRule,
  type AlertRule,
  type MatchableDeal,
} from "./alertRules.ts";

const deal: MatchableDeal = {
  store: { slug: "bliss-kent", formerSlugs: ["bliss-old"], region: "Northeast" },
  product: {
    code: "abc",
    category: "flower",
    brand: "Klutch",
    strainSlug: "gmo-cookies",
    strainName: "GMO Cookies",
  },
  sizeKey: "3540mg",
  sizeLabel: "3.54g",
  netMg: 3_540,
  price: { cents: 2_450, section: "flower", unit: { cents: 700, unit: "g" } },
};

const matches = (rule: Partial<AlertRule>, changes: Partial<MatchableDeal> = {}) =>
  matchesRule({ ...ANY_DEAL, ...rule }, { ...deal, ...changes });

describe("a rule without conditions", () => {
  it("is met by every deal", () => {
    expect(matches({})).toBe(true);
  });
});

describe("a condition", () => {
  it.each<[string, Partial<AlertRule>, Partial<AlertRule>]>([
    ["region", { regions: ["Central", "Northeast"] }, { regions: ["Central"] }],
    ["section", { sections: ["flower", "vape"] }, { sections: ["vape"] }],
    [
      "store",
      { store: { slug: "bliss-kent", name: "" } },
      { store: { slug: "bliss-akron", name: "" } },
    ],
    ["product", { product: { code: "abc", name: "" } }, { product: { code: "abd", name: "" } }],
    [
      "strain",
      { strain: { slug: "gmo-cookies", name: "" } },
      { strain: { slug: "gelato", name: "" } },
    ],
    ["brand, however it is written,", { brand: "KLUTCH " }, { brand: "Klutch Two" }],
    ["price", { maxCents: 2_450 }, { maxCents: 2_449 }],
    ["unit price", { maxUnit: { cents: 700, unit: "g" } }, { maxUnit: { cents: 699, unit: "g" } }],
  ])("of %s must hold", (_name, met, missed) => {
    expect(matches(met)).toBe(true);
    expect(matches(missed)).toBe(false);
  });

  it("of a store is met by the one that it turned out to be", () => {
    expect(matches({ store: { slug: "bliss-old", name: "Bliss" } })).toBe(true);
    expect(matches({ store: { slug: "elsewhere", name: "Bliss" } })).toBe(false);
  });

  it("per gram is not met by a price per 100 mg", () => {
    expect(matches({ maxUnit: { cents: 9_999, unit: "100mg" } })).toBe(false);
  });

  it("of a region is not met by a store whose region is unknown", () => {
    expect(
      matches({ regions: ["Central"] }, { store: { slug: "x", formerSlugs: [], region: null } }),
    ).toBe(false);
  });

  it("of a strain without a page is met by its name as menus print it", () => {
    const product = { ...deal.product, brand: null, strainSlug: null, strainName: "Muul Fuel" };
    expect(matches({ strain: { slug: "muul-fuel", name: "Muul Fuel" } }, { product })).toBe(true);
    expect(matches({ brand: "Klutch" }, { product })).toBe(false);
  });

  it("of a size is met by the same however a menu prints it, and by no other", () => {
    expect(matches({ size: { key: "3500mg", name: "3.5 g eighth" } })).toBe(true);
    expect(matches({ size: { key: "28300mg", name: "28.3 g ounce" } })).toBe(false);
  });

  it("does not make up for another one that fails", () => {
    expect(matches({ regions: ["Northeast"], sections: ["edible"] })).toBe(false);
  });
});

describe("a price that a store comes down to", () => {
  const gram = { unit: "g" as const };
  const rule = { ...ANY_DEAL, kind: "price" as const, maxCents: 3_000 };

  it.each([
    ["the store asked more", { cents: 3_001, unit: { ...gram, cents: 900 } }, true],
    ["the store asked just that", { cents: 3_000, unit: { ...gram, cents: 857 } }, false],
    ["the store asked less", { cents: 2_500, unit: { ...gram, cents: 714 } }, false],
    ["it was not there", null, true],
  ])("is news where %s: %j", (_, before, expected) => {
    expect(isReached(rule, before)).toBe(expected);
  });

  it("is one by the unit as well, and either of two may be what was missing", () => {
    const both = { ...rule, maxUnit: { ...gram, cents: 700 } };
    const before = { cents: 2_900, unit: { ...gram, cents: 800 } };
    expect(isReached(both, before)).toBe(true);
    expect(isReached({ ...both, maxCents: null }, before)).toBe(true);
    expect(isReached({ ...both, maxUnit: null }, before)).toBe(false);
  });

  it("has to be said in its rule", () => {
    const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000001";
    const isRule = (more: Partial<AlertRule>) =>
      v.is(AlertRuleSchema, { ...ANY_DEAL, id, ...more });
    expect(isRule({ kind: "price" })).toBe(false);
    expect(isRule({ kind: "price", maxCents: 3_000 })).toBe(true);
    expect(isRule({ kind: "price", maxUnit: { ...gram, cents: 700 } })).toBe(true);
  });
});

describe("a name in a rule", () => {
  it("is cut to what a rule keeps, and never within a character", () => {
    const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000001";
    const { brand } = v.parse(AlertRuleSchema, { ...ANY_DEAL, id, brand: `${"x".repeat(199)}🌿!` });
    expect(brand).toBe("x".repeat(199));
  });
});
