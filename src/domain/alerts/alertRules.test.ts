import { describe, expect, it } from "vitest";
import * as v from "valibot";
import {
  ANY_DEAL,
  AlertRuleSchema,
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

describe("a name in a rule", () => {
  it("is cut to what a rule keeps, and never within a character", () => {
    const id = "5e1f9c0a-6f0e-4c43-9a1c-000000000001";
    const { brand } = v.parse(AlertRuleSchema, { ...ANY_DEAL, id, brand: `${"x".repeat(199)}🌿!` });
    expect(brand).toBe("x".repeat(199));
  });
});
