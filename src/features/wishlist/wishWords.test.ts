import { expect, it } from "vitest";
import { readTarget } from "./wishWords.ts";

it.each([
  ["25", 2_500],
  [" $ 24.99 ", 2_499],
  ["24,99", 2_499],
  ["24.9", 2_490],
  ["1,250", 125_000],
  ["0.01", 1],
  ["100000", 10_000_000],
])("“%s” is a price", (text, cents) => expect(readTarget(text)).toBe(cents));

it.each(["", "   ", "$"])("“%s” is no target", (text) => expect(readTarget(text)).toBeNull());

it.each([
  "0",
  "0.00",
  "-5",
  "25.999",
  "1e3",
  "twenty",
  "25 30",
  "100000.01",
  "1.000,50",
  "٢٥",
  "NaN",
])("“%s” is refused", (text) => expect(readTarget(text)).toBeUndefined());
