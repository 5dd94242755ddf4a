import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, findNamed, nearestNamed, spelling } from "./spelledNames.ts";

const THINGS = [
  { slug: "girl-scout-cookies", name: "Girl Scout Cookies", aliases: ["GSC"] },
  { slug: "gelato", name: "Gelato", aliases: [] },
  { slug: "gelato-41", name: "Gelato #41", aliases: ["Bacio Gelato"] },
  { slug: "beta-pinene", name: "β-Pinene", aliases: ["b-Pinene"] },
];
const near = (wanted: string) => nearestNamed(THINGS, wanted, 3).map(({ slug }) => slug);

describe("a name", () => {
  it.each([
    ["gelato-41", "gelato-41"],
    ["Gelato41", "gelato-41"],
    ["gelato_41", "gelato-41"],
    ["gsc", "girl-scout-cookies"],
    ["GIRL SCOUT COOKIES", "girl-scout-cookies"],
    ["Beta-Pinene", "beta-pinene"],
    ["B Pinene", "beta-pinene"],
  ])("%s means %s", (wanted, slug) => {
    expect(findNamed(THINGS, wanted)?.slug).toBe(slug);
  });

  it.each(["", "#", "gelat", "cookies"])("“%s” means nothing certain", (wanted) => {
    expect(findNamed(THINGS, wanted)).toBeNull();
  });

  it("is spelled without signs, spaces and Greek", () => {
    expect(spelling("β-Myrcène (#1)")).toBe("betamyrcene1");
  });
});

describe("the nearest names", () => {
  it("are those with a slip, those that have it in them, the nearest first", () => {
    expect(near("geltao")).toEqual(["gelato", "gelato-41"]);
    expect(near("gelato-42")[0]).toBe("gelato-41");
    expect(near("cookies")).toEqual(["girl-scout-cookies"]);
    expect(near("girlscoutcookie")).toEqual(["girl-scout-cookies"]);
  });

  it.each(["", "?", "zzzzzzzz", "x".repeat(10_000)])("of “%.10s” are none", (wanted) => {
    expect(near(wanted)).toEqual([]);
  });
});

describe("the distance of two words", () => {
  it.each([
    ["gelato", "gelato", 0],
    ["gelato", "geltao", 1],
    ["gelato", "gelat", 1],
    ["gelato", "gellato", 1],
    ["gelato", "gelatu", 1],
    ["", "abc", 3],
  ])("%s and %s is %i", (a, b, slips) => {
    expect(editDistance(a, b)).toBe(slips);
  });

  it("is the same in both directions, at most the longer one, and 0 only for equals", () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const slips = editDistance(a, b);
        expect(slips).toBe(editDistance(b, a));
        expect(slips).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(slips === 0).toBe(a === b);
      }),
    );
  });
});
