import { describe, expect, it } from "vitest";
import type { OfferColumn } from "./neutralRow.ts";
import type { Draft } from "../formats/adapter.ts";
import { refuseContradictions } from "./contradictions.ts";

function row(category: string, kind: string, number = 1): Draft<OfferColumn> {
  return { row: number, columns: { category }, kind };
}
const fieldsOf = (rows: readonly Draft<OfferColumn>[]) =>
  refuseContradictions(rows).map(({ refusal }) => refusal?.field ?? null);

describe("a row that contradicts itself", () => {
  it.each([
    ["edible", "distillate cart"],
    ["tincture", "live rosin disposable"],
    ["preroll", "live resin airo pod"],
    ["topical", "-distillate-cart-1g-sativa"],
    ["extract", "Live Resin All-in-One"],
    ["vape", "Gummies"],
    ["flower", "pre-roll 5 pack"],
    ["edible", "-live-resin-diamonds-sauce-1g-indica"],
  ])("is refused: %s of the kind %s", (category, kind) => {
    expect(fieldsOf([row(category, kind)])).toEqual(["category"]);
  });

  it.each([
    ["vape", "live resin cart 1.5g - 3 pk"],
    ["edible", "live rosin gummies"],
    ["extract", "live resin badder"],
    ["vape", "liquid diamond disposable"],
    ["infused_preroll", "diamond infused pre-roll"],
    ["flower", "whole buds"],
    ["edible", "RSO"],
    ["extract", ""],
    ["other", "Vaporizer"],
    ["Vape ", "Cartridge"],
  ])("is not found where the words agree or do not tell: %s of the kind %s", (category, kind) => {
    expect(fieldsOf([row(category, kind)])).toEqual([null]);
  });

  it("is not looked for where the category is no word: other checks refuse that", () => {
    const odd = { row: 1, columns: { category: { toString: 7 } }, kind: "Gummies" };
    expect(fieldsOf([odd])).toEqual([null]);
  });

  it("is told with what the source says", () => {
    const [refused] = refuseContradictions([row("edible", "distillate cart")]);
    expect(refused?.refusal?.reason).toContain("distillate cart");
  });

  it("is looked for in the subcategory where a format gives nothing else", () => {
    const draft = { row: 1, columns: { category: "edible", subcategory: "cartridges" } };
    expect(fieldsOf([draft])).toEqual(["category"]);
  });

  it("makes the rows untrusted that fit by chance, when most of the category contradict it", () => {
    const carts = [row("extract", "distillate cart", 1), row("extract", "live resin cart", 2)];
    expect(fieldsOf([...carts, row("extract", "1g indica", 3)])).toEqual(Array(3).fill("category"));
  });

  it.each([
    ["extract", "live resin -live-resin-diamonds-sauce-1g-indica"],
    ["extract", "badder"],
    ["extract", "live rosin -cold-cure-1g-hybrid"],
    ["extract", "RSO syringe"],
    ["edible", "gummies"],
    ["preroll", "pre-roll 2 pk"],
  ])("is not made of company: %s of the kind %s stands among carts", (category, kind) => {
    const carts = [row(category, "distillate cart", 1), row(category, "live resin cart", 2)];
    expect(fieldsOf([...carts, row(category, kind, 3)])).toEqual(["category", "category", null]);
  });

  it.each([
    ["edible", "RSO"],
    ["tincture", "live resin"],
    ["flower", "sugar"],
  ])("is what it is taken for where its words name a material: %s of %s", (category, kind) => {
    const carts = [row(category, "distillate cart", 1), row(category, "live resin cart", 2)];
    expect(fieldsOf([...carts, row(category, kind, 3)])).toEqual(Array(3).fill("category"));
  });

  it("leaves the others of the category alone when it is one of many", () => {
    const good = [row("extract", "badder", 1), row("extract", "", 2)];
    expect(fieldsOf([...good, row("extract", "cart", 3), row("vape", "cart", 4)])).toEqual([
      null,
      null,
      "category",
      null,
    ]);
  });
});
