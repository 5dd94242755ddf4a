import { expect, it } from "vitest";
import { categoriesNamed, wholeCategoriesNamed } from "./categoryWords.ts";

it("knows sections by their titles, in the singular, too, and by what people call them", () => {
  expect(categoriesNamed(" Edibles ")).toEqual(["edible"]);
  expect(categoriesNamed("edible")).toEqual(["edible"]);
  expect(categoriesNamed("cartridge")).toEqual(["vape"]);
  expect(categoriesNamed("joints")).toEqual(["preroll"]);
});

it("knows pre-rolls however they are written", () => {
  for (const word of ["Pre-rolls", "pre-roll", "pre roll", "prerolls"])
    expect(categoriesNamed(word)).toEqual(["preroll"]);
  expect(categoriesNamed("infused prerolls")).toEqual(["infused_preroll"]);
});

it("tells what names all of a section from what names a part of it", () => {
  expect(wholeCategoriesNamed("carts")).toEqual(["vape"]);
  expect(wholeCategoriesNamed("gummies")).toEqual([]);
  expect(categoriesNamed("gummies")).toEqual(["edible"]);
});

it("knows none by nothing, nor by part of a word", () => {
  expect(categoriesNamed(" ")).toEqual([]);
  expect(categoriesNamed("gumm")).toEqual([]);
});
