import { expect, it } from "vitest";
import { isOfStrain } from "./isOfStrain.ts";

it("a strain is meant by its slug or its name, however written, and not one whose name begins like it", () => {
  expect(isOfStrain("Gelato")("gelato", "Gelato")).toBe(true);
  expect(isOfStrain("gelato")("gelato", "GELATO")).toBe(true);
  expect(isOfStrain("Gorilla Glue #4")("gorilla-glue-4", "GG4")).toBe(true);
  expect(isOfStrain("kush rauber")(null, "Kush Räuber")).toBe(true);
  expect(isOfStrain("Gelato")("gelato-41", "Gelato #41")).toBe(false);
  expect(isOfStrain("Gelato")(null, null)).toBe(false);
});
