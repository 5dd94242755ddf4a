import { expect, it } from "vitest";
import { categoriesNamed } from "./categoryWords.ts";

it("knows sections by their titles, in the singular, too, and by what people call them", () => {
  expect(categoriesNamed(" Edibles ")).toEqual(["edible"]);
  expect(categoriesNamed("edible")).toEqual(["edible"]);
  expect(categoriesNamed("cartridge")).toEqual(["vape"]);
  expect(categoriesNamed("joints")).toEqual(["preroll"]);
});

it("knows none by nothing, nor by part of a word", () => {
  expect(categoriesNamed(" ")).toEqual([]);
  expect(categoriesNamed("gumm")).toEqual([]);
});
