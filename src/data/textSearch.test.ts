import { expect, it } from "vitest";
import { FOUND, findTexts, searchable } from "./textSearch.ts";

const TEXTS = searchable(["Gelato 33", "Gélato Cake", "Gelatto", "Zaza & Co"]);
const { not, alike, exactly } = FOUND;

it.each([
  ["gelato", [exactly, exactly, alike, not]],
  ["gelat", [exactly, exactly, exactly, not]],
  ["cake gelato", [not, exactly, not, not]],
  ["elato", [alike, alike, alike, not]],
  ["&", [not, not, not, exactly]],
])("“%s” tells the words asked for from those that are like them", (query, how) => {
  expect([...(findTexts(TEXTS, query) ?? [])]).toEqual(how);
});

it("nothing to look for finds nothing out", () => {
  expect(findTexts(TEXTS, "  ")).toBeNull();
});

it("three letters are looked for as they are: with a slip they are in too many names", () => {
  const texts = searchable(["Triangle Kush", "Gelato"]);
  expect([...(findTexts(texts, "gel") ?? [])]).toEqual([not, exactly]);
});
