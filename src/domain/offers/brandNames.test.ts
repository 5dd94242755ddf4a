import { expect, it } from "vitest";
import { brandKey, foldBrands } from "./brandNames.ts";

it("folds what is one brand by its letters alone, under the spelling that most have", () => {
  expect(
    foldBrands([
      { value: "Rythm", count: 55 },
      { value: "Niche", count: 30 },
      { value: "niche.", count: 28 },
      { value: "RYTHM", count: 5 },
      { value: "1906", count: 2 },
    ]),
  ).toEqual([
    { value: "Rythm", count: 60 },
    { value: "Niche", count: 58 },
    { value: "1906", count: 2 },
  ]);
});

it.each([
  ["Buckeye Relief", "buckeye-relief", true],
  ["Café Rosin", "Cafe Rosin", true],
  ["Niche", "Nichel", false],
  ["+++", "***", false],
])("%s and %s", (one, other, areSame) => {
  expect(brandKey(one) === brandKey(other)).toBe(areSame);
});
