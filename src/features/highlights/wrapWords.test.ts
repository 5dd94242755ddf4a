import { expect, it } from "vitest";
import { wrapWords } from "./wrapWords.ts";

const letters = (text: string) => text.length;

it("a text fills its lines, and none is wider than there is room", () => {
  expect(wrapWords("A gram of flower for less", 10, letters)).toEqual([
    "A gram of",
    "flower for",
    "less",
  ]);
});

it("a word that is too wide stands alone", () => {
  expect(wrapWords("of Massillon-and-Canton too", 8, letters)).toEqual([
    "of",
    "Massillon-and-Canton",
    "too",
  ]);
  expect(wrapWords("  ", 8, letters)).toEqual([]);
});
