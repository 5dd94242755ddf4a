import { expect, it } from "vitest";
import { listed, weekPath } from "./card.ts";

it.each([
  [[], ""],
  [["Gelato"], "Gelato"],
  [["Gelato", "Runtz"], "Gelato and Runtz"],
  [["Gelato", "Runtz", "GMO", "MAC", "Zkittlez"], "Gelato, Runtz, GMO and 2 more"],
  [["Wren, Kent", "Wren, Troy"], "Wren, Kent; and Wren, Troy"],
  [["Wren, Kent", "Wren, Troy", "Oak", "Elm"], "Wren, Kent; Wren, Troy; Oak; and 1 more"],
])("names %j are listed as %s", (names, words) => {
  expect(listed(names)).toBe(words);
});

it("the offers of a week have an address where the trends have their category", () => {
  expect(weekPath("2026-11-16", "flower")).toEqual(["/trends?week=2026-W47&category=flower"]);
  expect(weekPath("2026-11-16", "preroll")).toEqual([]);
  expect(weekPath("2026-11-16", null)).toEqual([]);
});
