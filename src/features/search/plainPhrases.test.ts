import { describe, expect, it } from "vitest";
import { readWords, withoutPhrase } from "./plainPhrases.ts";

const NAMES = [
  "cheap trick",
  "open sesame",
  "gelato",
  "gelato cake",
  "close encounters",
  "deal or no deal",
  "edibles by incredibles",
  "sour gummies",
];
const isName = (words: string, anywhere = false) => {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return false;
  return NAMES.some((name) =>
    anywhere
      ? wanted.split(" ").every((word) => ` ${name}`.includes(` ${word}`))
      : ` ${name}`.includes(` ${wanted}`),
  );
};

/** What is asked for, without what is not. */
function asked(typed: string) {
  const { kinds, isAll, ...rest } = readWords(typed, isName);
  const said = Object.entries({ ...rest, kinds: kinds.join(" ") }).filter(
    ([, value]) => value !== false && value !== undefined && value !== "",
  );
  return { ...Object.fromEntries(said), ...(isAll ? { isAll } : {}) };
}

describe("phrases of everyday speech are what they ask for", () => {
  it.each([
    ["cheapest eighth near me", { size: "3500mg", isCheapest: true, near: true, isAll: true }],
    ["cheap eighth nearby", { size: "3500mg", isCheapest: true, near: true, isAll: true }],
    ["gelato open now", { words: "gelato", open: true }],
    ["gelato open", { words: "gelato", open: true }],
    ["gelato under $30", { words: "gelato", maxCents: 3_000 }],
    ["gelato below 30", { words: "gelato", maxCents: 3_000 }],
    ["gelato < $30", { words: "gelato", maxCents: 3_000 }],
    ["gelato <30", { words: "gelato", maxCents: 3_000 }],
    ["$19.50 or less gelato", { words: "gelato", maxCents: 1_950 }],
    ["carts on sale", { words: "carts", kinds: "vape", isDeal: true, isAll: true }],
    ["deals near me", { isDeal: true, near: true, isAll: true }],
    ["best price gelato cake", { words: "gelato cake", isCheapest: true }],
    ["cheap gelato", { words: "gelato", isCheapest: true }],
    [
      "where is the cheapest ounce of gelato near me?",
      { words: "gelato", size: "28300mg", isCheapest: true, near: true },
    ],
    [
      "Cheapest flower under 25 dollars close to me",
      {
        words: "flower",
        kinds: "flower",
        isCheapest: true,
        maxCents: 2_500,
        near: true,
        isAll: true,
      },
    ],
    // The questions to start with.
    ["Cheapest eighth near me", { size: "3500mg", isCheapest: true, near: true, isAll: true }],
    ["Carts under $30", { words: "Carts", kinds: "vape", maxCents: 3_000, isAll: true }],
    ["Flower on sale", { words: "Flower", kinds: "flower", isDeal: true, isAll: true }],
    ["cheapest", { isCheapest: true, isAll: true }],
  ])("%s", (typed, expected) => {
    expect(asked(typed)).toEqual(expected);
  });
});

describe("what names all of a kind is that kind, also alone and whatever names have it", () => {
  it.each([
    ["flower", "flower"],
    ["Edibles", "edible"],
    ["vapes", "vape"],
    ["carts", "vape"],
    ["pre-rolls", "preroll"],
    ["pre rolls", "preroll"],
    ["prerolls", "preroll"],
    ["joints", "preroll"],
    ["infused pre-rolls", "infused_preroll"],
    ["concentrates", "extract"],
    ["extracts", "extract"],
    ["tinctures", "tincture"],
    ["topicals", "topical"],
    // A part of a kind that nothing on a menu is called.
    ["rosin", "extract"],
  ])("%s", (typed, kinds) => {
    expect(asked(typed)).toEqual({ words: typed, kinds, isAll: true });
  });

  it("a part of a kind that names have is a name", () => {
    expect(asked("gummies")).toEqual({ words: "gummies" });
    expect(asked("pre-roll king")).toEqual({ words: "pre-roll king" });
  });
});

describe("what is a name stays one", () => {
  it.each([
    ["cheap trick", { words: "cheap trick" }],
    ["Cheap Tr", { words: "Cheap Tr" }],
    ["cheap", { words: "cheap" }],
    ["open sesame", { words: "open sesame" }],
    ["open", { words: "open" }],
    ["close encounters", { words: "close encounters" }],
    ["cheap trick eighth", { words: "cheap trick", size: "3500mg" }],
    ["cheap trick near me", { words: "cheap trick", near: true }],
    // On no menu, and so nothing is found without it.
    ["cheap shot", { words: "cheap shot" }],
    ["gelato", { words: "gelato" }],
    ["half baked", { words: "half baked" }],
  ])("%s", (typed, expected) => {
    expect(asked(typed)).toEqual(expected);
  });

  it("a weight or a strength is no price", () => {
    expect(asked("gelato under 100 mg")).toEqual({ words: "gelato under 100 mg" });
    expect(asked("gelato under 30%")).toEqual({ words: "gelato under 30%" });
  });
});

it("what is no longer wanted is taken out of the words, and nothing else", () => {
  expect(withoutPhrase("cheapest eighth near me", "near")).toBe("cheapest eighth");
  expect(withoutPhrase("gelato under $30 open now", "maxCents")).toBe("gelato open now");
  expect(withoutPhrase("cheapest gelato", "open")).toBe("cheapest gelato");
});
