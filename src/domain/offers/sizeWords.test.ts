import { describe, expect, it } from "vitest";
import { sizeInSentence, sizeInWords } from "./sizeWords.ts";
import { choiceName } from "./sizes.ts";
import { USUAL_SIZES } from "#state/units.ts";

const sizeOf = (typed: string) => sizeInWords(typed).size;

describe("words of a size", () => {
  it.each([
    ["3500mg", ["eighth", "3.5g", "3.5 g", "3.5 grams", "1/8", "1/8 oz", "an eighth", "Eighths"]],
    ["2830mg", ["tenth", "2.83g", "2.8 g", "1/10 oz", "tenth of an ounce"]],
    ["14150mg", ["half ounce", "half an ounce", "half oz", "half", "0.5 oz", "1/2 oz", "14g"]],
    ["28300mg", ["ounce", "oz", "1 oz", "28g", "an ounce"]],
    ["7000mg", ["quarter", "quarter ounce", "7g"]],
    ["500mg", ["half gram", ".5g", "0.5 g"]],
    ["1000mg", ["1g", "gram", "1 gram"]],
    ["2000mg", ["2g"]],
  ])("mean %s alone", (size, all) => {
    for (const typed of all)
      expect([typed, sizeInWords(typed)]).toEqual([typed, { words: "", size, kinds: [] }]);
  });

  it("are those that the chips of sizes have, too", () => {
    for (const { mg } of USUAL_SIZES) {
      const key = `${String(mg)}mg`;
      expect(sizeInWords(choiceName(key) ?? "")).toEqual({ words: "", size: key, kinds: [] });
    }
  });

  it.each([
    ["gelato eighth", "gelato", "3500mg"],
    ["eighth of gelato", "gelato", "3500mg"],
    ["3.5g ghost train haze", "ghost train haze", "3500mg"],
    ["gelato 3.5 g eighth", "gelato", "3500mg"],
    ["gelato half", "gelato", "14150mg"],
    ["half ounce gelato", "gelato", "14150mg"],
    ["do-si-dos 1/8", "do-si-dos", "3500mg"],
  ])("are taken out of %s", (typed, words, size) => {
    expect(sizeInWords(typed)).toEqual({ words, size, kinds: [] });
  });

  it("leave what a section is called", () => {
    expect(sizeInWords("1g cart")).toEqual({ words: "cart", size: "1000mg", kinds: ["vape"] });
    expect(sizeInWords("ounce of flower")).toEqual({
      words: "flower",
      size: "28300mg",
      kinds: ["flower"],
    });
    expect(sizeInWords("cart")).toEqual({ words: "cart", size: undefined, kinds: [] });
  });

  it("are no part of a name or of a dose", () => {
    for (const typed of [
      "Half Baked",
      "quarter pounder",
      "100mg",
      "gg4",
      "0g",
      "gramlin",
      "half-moon",
      "tent",
    ])
      expect([typed, sizeOf(typed)]).toEqual([typed, undefined]);
    expect(sizeInWords(" Half  Baked")).toEqual({
      words: " Half  Baked",
      size: undefined,
      kinds: [],
    });
  });
});

it("a size in a sentence is the word for it, else its weight", () => {
  expect(sizeInSentence("3500mg")).toBe("eighth");
  expect(sizeInSentence("1000mg")).toBe("1 g");
  expect(sizeInSentence("14000mg")).toBe("half ounce");
});
