import { describe, expect, it } from "vitest";
import { ANY_DEAL } from "#domain/alerts/alertRules.ts";
import { isAbout, ruleConditions, ruleTitle } from "./rules.ts";

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
    ).toBe("Flower · Central · up to $25.00 · up to $7.00/g");
    expect(ruleConditions(ANY_DEAL)).toBe("All of Ohio");
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

  it("of filters shows the rule of the same filters", () => {
    const rule = { ...ANY_DEAL, regions: ["Central" as const] };
    expect(isAbout(rule, { regions: ["Central"] })).toBe(true);
    expect(isAbout(rule, { regions: [] })).toBe(false);
  });
});
