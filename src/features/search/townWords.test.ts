import { describe, expect, it } from "vitest";
import { readWords, withoutPhrase } from "./plainPhrases.ts";
import { inTown, isInTown, mayNameZip, townReader } from "./townWords.ts";

const at = (city: string) => ({ city, lat: 40, lon: -83 });
const takeTown = townReader(
  [at("Akron"), at("Columbus"), at("Canal Winchester")],
  "\n44308 41.08 -81.52\n",
);
const NAMES = ["columbus kush", "gelato", "bloom akron", "cheap trick"];
const isName = (words: string) =>
  words.trim() !== "" && NAMES.some((name) => ` ${name}`.includes(` ${words.toLowerCase()}`));

/** What is left by name, of which kind, and where. */
function asked(typed: string) {
  const { words, kinds, town } = readWords(typed, isName, takeTown);
  return [kinds.join(" ") || words, town === undefined ? null : inTown(town)];
}

describe("a town beside something that is asked for is where to look", () => {
  it.each([
    ["gelato akron", "gelato", "in Akron"],
    ["Akron gelato", "gelato", "in Akron"],
    ["cheapest eighth in Columbus", "", "in Columbus"],
    ["cheap eighth akron", "", "in Akron"],
    ["gelato canal  winchester, OH", "gelato", "in Canal Winchester"],
    ["carts near Akron", "vape", "near Akron"],
    ["carts near 44308", "vape", "near 44308"],
    ["deals akron", "", "in Akron"],
    ["columbus kush akron", "columbus kush", "in Akron"],
  ])("%s", (typed, words, where) => {
    expect(asked(typed)).toEqual([words, where]);
  });
});

describe("what is a name, or nothing but a town, stays", () => {
  it.each([
    ["columbus kush", "columbus kush"],
    ["columbus kush eighth", "columbus kush"],
    ["bloom akron", "bloom akron"],
    ["akron", "akron"],
    ["akron open now", "akron"],
    ["open in Akron", "Akron"],
    ["stores in Akron", "Akron"],
    ["open dispensary near akron", "akron"],
    // Inside another word, and not yet whole.
    ["gelato akronite", "gelato akronite"],
    ["gelato akr", "gelato akr"],
    // No ZIP of the state.
    ["gelato 99999", "gelato 99999"],
  ])("%s", (typed, words) => {
    expect(asked(typed)).toEqual([words, null]);
  });
});

it("a town that is no longer wanted is taken out of the words", () => {
  expect(withoutPhrase("cheapest eighth in Columbus", "town", takeTown)).toBe("cheapest eighth");
});

it("in a town are its own stores, near one those within the circle", () => {
  const akron = { name: "Akron", place: { lat: 41.08, lon: -81.52 }, isAround: false };
  const cuyahogaFalls = { city: "Cuyahoga Falls", lat: 41.13, lon: -81.48 };
  expect(isInTown({ city: "akron", lat: null, lon: null }, akron)).toBe(true);
  expect(isInTown(cuyahogaFalls, akron)).toBe(false);
  expect(isInTown(cuyahogaFalls, { ...akron, isAround: true })).toBe(true);
  expect(isInTown(at("Columbus"), { ...akron, isAround: true })).toBe(false);
});

it("a ZIP is a word of five digits, and no price", () => {
  expect(["carts 44308", "$44308", "443081", "44308-1"].map(mayNameZip)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
