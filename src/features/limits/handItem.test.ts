import { describe, expect, it } from "vitest";
import { readHandItem, type HandFields } from "./handItem.ts";

const read = (more: Partial<HandFields> = {}) =>
  readHandItem({
    name: "",
    form: "flower",
    grams: "2.83",
    thc: "",
    thcUnit: "%",
    quantity: "1",
    ...more,
  });

describe("a line written by hand", () => {
  it("needs no more than a size", () => {
    expect(read().item).toEqual({
      name: "Flower, 2.83 g",
      form: "flower",
      quantity: 1,
      netMg: 2_830,
      thcMg: null,
    });
  });

  it.each([
    ["15,000", 15_000],
    ["1,100.5", 1_100.5],
    ["15000", 15_000],
    ["3,5", 3.5],
    ["590 mg", 590],
  ] as const)("reads %s mg of THC as %d", (thc, thcMg) => {
    expect(read({ form: "extract", grams: "100", thc, thcUnit: "mg" }).item?.thcMg).toBe(thcMg);
  });

  it("turns a percentage into milligrams by the weight", () => {
    expect(read({ form: "vape", grams: "0,84", thc: "80" }).item).toMatchObject({
      netMg: 840,
      thcMg: 672,
    });
  });

  it("takes milligrams without a weight, and nothing as unknown", () => {
    const gummies = { form: "edible", grams: "", thcUnit: "mg" } as const;
    expect(read({ ...gummies, thc: "110", quantity: "3" }).item).toMatchObject({
      netMg: null,
      thcMg: 110,
      quantity: 3,
    });
    expect(read({ ...gummies, thc: "" }).item).toMatchObject({ netMg: null, thcMg: null });
    expect(read({ ...gummies, thc: "0" }).item).toMatchObject({ thcMg: 0 });
  });

  it("keeps the name that was given", () => {
    expect(read({ name: "  Blue Dream " }).item?.name).toBe("Blue Dream");
  });

  it.each([
    [{ grams: "0" }, /weight in grams/],
    [{ grams: "-1" }, /weight in grams/],
    [{ grams: "a tenth" }, /weight in grams/],
    [{ grams: "1e9" }, /weight in grams/],
    [{ thc: "x" }, /THC as a number/],
    [{ grams: "10001" }, /at most 10000 g/],
    [{ form: "edible", grams: "", thc: "10000001", thcUnit: "mg" }, /at most 10000000 mg/],
    [{ thc: "41" }, /more than 40% THC/],
    [{ thc: "101" }, /above 100%/],
    [{ thc: "9000", thcUnit: "mg" }, /more THC than/],
    [{ form: "vape", grams: "", thc: "80" }, /Give the weight as well/],
    [{ quantity: "0" }, /from 1 to 999/],
    [{ quantity: "1.5" }, /from 1 to 999/],
    [{ quantity: "" }, /from 1 to 999/],
    [{ quantity: "1000" }, /from 1 to 999/],
  ] as const)("says what is wrong with %o", (fields, problem) => {
    expect(read(fields).problem).toMatch(problem);
  });
});
