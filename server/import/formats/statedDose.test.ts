import { describe, expect, it } from "vitest";
import { statedDose } from "./statedDose.ts";

describe("a dose that a platform files as a weight", () => {
  it("counts when the product's name prints the same", () => {
    expect(statedDose("Peach Bites | 100mg Gummies", 100).columns).toEqual({
      size_label: "100mg",
      thc_mg_total: 100,
    });
  });

  it.each([
    ["Night Caramels - 100mg", 10],
    ["Tart Cherry Pearls 10:1 CBN:THC - 25mg", 250],
    ["Yuzu Zone | Gummies", 100],
  ])("stays unknown, with a remark, when it does not: %s", (name, milligrams) => {
    const stated = statedDose(name, milligrams);
    expect(stated.columns.thc_mg_total).toBeUndefined();
    expect(stated.contradicted).toEqual(["thc_mg_total"]);
    expect(stated.remarks).toMatchObject([{ field: "thc_mg_total" }]);
  });

  it("is nothing without a weight", () => {
    expect(statedDose("Peach Bites 100mg", null)).toMatchObject({ remarks: [], contradicted: [] });
  });
});
