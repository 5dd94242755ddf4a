import { describe, expect, it } from "vitest";
import { ANY_DEAL, RULE_KINDS, type RuleDraft } from "#domain/alerts/alertRules.ts";
import { isAbout, ruleConditions, ruleTitle, savedWords } from "./rules.ts";

const product = { code: "abc", name: "Klutch Blue Dream" };
const eighth = { key: "3500mg", name: "3.5 g eighth" };
const strain = { slug: "gelato", name: "Gelato" };
const store = { slug: "bliss-kent", name: "Bliss, Kent" };

describe("a rule in words", () => {
  it.each([
    [{ product }, "Klutch Blue Dream"],
    [{ product, size: eighth }, "Klutch Blue Dream, 3.5 g eighth"],
    [{ strain, store }, "Gelato at Bliss, Kent"],
    [{ strain, brand: "Klutch" }, "Gelato by Klutch"],
    [{ store }, "Every deal at Bliss, Kent"],
    [{ sections: ["flower", "edible"] as const }, "Flower, Edibles"],
    [{ size: eighth }, "Every deal, 3.5 g eighth"],
    [{ sections: ["flower"] as const, size: eighth, store }, "Flower, 3.5 g eighth at Bliss, Kent"],
    [{}, "Every deal"],
  ])("%j is called %s", (about, title) => {
    expect(
      ruleTitle({
        ...ANY_DEAL,
        ...about,
        sections: [...("sections" in about ? about.sections : [])],
      }),
    ).toBe(title);
  });

  it("says its conditions", () => {
    expect(
      ruleConditions({
        ...ANY_DEAL,
        strain,
        regions: ["Central"],
        sections: ["flower"],
        maxCents: 2_500,
        maxUnit: { cents: 700, unit: "g" },
      }),
    ).toBe("real deals up to $25.00 and $7.00/g · Flower · Central");
    expect(ruleConditions(ANY_DEAL)).toBe("real deals · All of Ohio");
  });

  it.each([
    [{}, "every real deal in Ohio"],
    [
      { sections: ["flower"] as const, regions: ["Central"] as const },
      "every real deal on Flower in Central",
    ],
    [{ size: eighth, store }, "every real deal, 3.5 g eighth at Bliss, Kent"],
    [
      { strain, sections: ["flower"] as const, maxCents: 2_500 },
      "every real deal on Gelato up to $25.00 (Flower) in Ohio",
    ],
    [{ strain, kind: "price" as const, maxCents: 3_000 }, "Gelato at or under $30.00"],
  ])("%j is saved as %s", (about, words) => {
    const lists = {
      sections: [...("sections" in about ? about.sections : [])],
      regions: [...("regions" in about ? about.regions : [])],
    };
    expect(savedWords({ ...ANY_DEAL, ...about, ...lists })).toBe(words);
  });

  it("says which kind it is", () => {
    const of = (kind: RuleDraft["kind"]) =>
      ruleConditions({ ...ANY_DEAL, kind, maxCents: 3_000 }).split(" · ")[0];
    expect(RULE_KINDS.map(of)).toEqual([
      "real deals up to $30.00",
      "back in stock up to $30.00",
      "new at this store up to $30.00",
      "any price up to $30.00",
    ]);
  });
});

describe("a bell", () => {
  it("shows the rule about its thing, whatever the conditions", () => {
    expect(isAbout({ ...ANY_DEAL, product, maxCents: 5 }, { product })).toBe(true);
    expect(isAbout({ ...ANY_DEAL, product, store }, { product })).toBe(false);
    expect(isAbout({ ...ANY_DEAL, strain }, { product })).toBe(false);
  });

  it("of one size shows its rule or one about every size, and not another size's", () => {
    const about = { product, size: eighth };
    expect(isAbout({ ...ANY_DEAL, ...about }, about)).toBe(true);
    expect(isAbout({ ...ANY_DEAL, product }, about)).toBe(true);
    const ounce = { key: "28300mg", name: "28.3 g ounce" };
    expect(isAbout({ ...ANY_DEAL, product, size: ounce }, about)).toBe(false);
  });

  it("shows a rule about deals and one about a price alike, and not what waits for a return", () => {
    const price = { ...ANY_DEAL, kind: "price" as const, strain, maxCents: 3_000 };
    expect(isAbout(price, { strain })).toBe(true);
    expect(isAbout({ ...ANY_DEAL, strain }, { strain, kind: "price" })).toBe(true);
    expect(isAbout(price, { strain, kind: "restock" })).toBe(false);
  });

  it("of a strain, which has no size of its own, shows the rule about one", () => {
    expect(isAbout({ ...ANY_DEAL, strain, size: eighth }, { strain })).toBe(true);
    expect(isAbout({ ...ANY_DEAL, product, size: eighth }, { product })).toBe(false);
  });

  it("of filters shows the rule of the same filters", () => {
    const rule = { ...ANY_DEAL, regions: ["Central" as const] };
    expect(isAbout(rule, { regions: ["Central"] })).toBe(true);
    expect(isAbout(rule, { regions: [] })).toBe(false);
  });
});
