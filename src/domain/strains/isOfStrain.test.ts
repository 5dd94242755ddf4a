import { expect, it } from "vitest";
import { isOfStrain } from "./isOfStrain.ts";

it("a strain is meant by its slug or its name, however written, and not one whose name begins like it", () => {
  expect(isOfStrain("gelato", "Gelato", "Gelato")).toBe(true);
  expect(isOfStrain("gelato", "GELATO", "gelato")).toBe(true);
  expect(isOfStrain("gorilla-glue-4", "GG4", "Gorilla Glue #4")).toBe(true);
  expect(isOfStrain(null, "Kush Räuber", "kush rauber")).toBe(true);
  expect(isOfStrain("gelato-41", "Gelato #41", "Gelato")).toBe(false);
  expect(isOfStrain(null, null, "Gelato")).toBe(false);
});
