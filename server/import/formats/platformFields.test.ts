import { describe, expect, it } from "vitest";
import { amountsOf, categoryOf, percentages, productName, saleColumns } from "./platformFields.ts";

describe("a platform's potency", () => {
  it.each<[unknown, number[]]>([
    [24.5, [24.5]],
    ["24.5%", [24.5]],
    ["THC: 24.5 %", [24.5]],
    ["22 - 26%", [22, 26]],
    [
      [22, 26],
      [22, 26],
    ],
    [["22", null], [22]],
    ["100 mg", [100]],
    [0, []],
    [null, []],
    ["high", []],
    [{}, []],
  ])("written as %j has the figures %j", (value, amounts) => {
    expect(amountsOf(value)).toEqual(amounts);
  });

  it("of an edible is no percentage, because a percentage of it is no dose", () => {
    expect(percentages("edible", [0.24], { thc: null, thca: null })).toEqual({});
  });

  it("takes the parts only where they make up the printed sum", () => {
    const parts = { thc: 0.5, thca: 27 };
    expect(percentages("flower", [27.5], parts)).toEqual({ thc_pct_min: 0.5, thca_pct: 27 });
    expect(percentages("flower", [24.2], parts)).toMatchObject({ thc_pct_min: 24.2 });
  });
});

describe("a platform's sale", () => {
  it.each([
    ["25% off everything", "none"],
    ["First time patient special", "first_visit"],
    ["Buy one, get one", "bundle"],
    ["3 for $60", "bundle"],
    ["Rewards members only", "loyalty"],
    ["Medical only", "med_only"],
  ])("called %j has the condition %s", (title, conditions) => {
    expect(saleColumns(20, title)).toMatchObject({ sale_conditions: conditions });
  });

  it.each([[null], [undefined], [""], [0], [{}], [{ price: "20" }]])("is none at %j", (price) => {
    expect(saleColumns(price, "Sale")).toEqual({});
  });
});

describe("a platform's word", () => {
  it("for a category becomes ours, and stays itself when it is unknown", () => {
    expect(categoryOf("Pre-Rolls", "Infused")).toBe("infused_preroll");
    expect(categoryOf({ name: "Vaporizers" }, "")).toBe("vape");
    expect(categoryOf("constructor", "")).toBe("constructor");
  });

  it("for a kind joins the name where a strain is sold in several", () => {
    expect(productName("Fog", "vape", "Pod")).toBe("Fog Pod");
    expect(productName("Fog Pod", "vape", "pod")).toBe("Fog Pod");
    expect(productName("Fog", "flower", "Whole Flower")).toBe("Fog");
  });
});
