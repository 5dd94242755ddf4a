import { expect, it } from "vitest";
import { whyFound } from "./whyFound.ts";

const TOASTED = { name: "Toasted", brand: "Kiln", strainName: "Gelato 33", subcategory: "Smalls" };

it.each([
  ["toast", null],
  ["kiln toasted", null],
  ["gelato", "strain Gelato 33"],
  ["gelato toasted", "strain Gelato 33"],
  ["smalls", "Smalls"],
  ["tosated", "like “tosated”"],
  ["  ", null],
])("“%s” found it, and its row says why where its name does not: %s", (query, why) => {
  expect(whyFound(TOASTED, query)).toBe(why);
});
