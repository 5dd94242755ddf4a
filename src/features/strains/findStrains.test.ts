import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { STRAINS } from "#content/strains/strains.ts";
import { drawStamp } from "#design/drawings/strainStamp.ts";
import { byLetter, childCount, findStrains } from "./findStrains.ts";
import { GeneticsSearchSchema } from "./geneticsSearch.ts";

const search = (given: Record<string, unknown>) => v.parse(GeneticsSearchSchema, given);
const names = (given: Record<string, unknown>) =>
  findStrains(search(given)).map(({ name }) => name);

describe("the list of strains", () => {
  it("has all of them by name, numbers by their value", () => {
    expect(names({})).toHaveLength(STRAINS.length);
    expect(names({ q: "gelato" })).toEqual([
      "Gelato",
      "Gelato #25",
      "Gelato #33",
      "Gelato #41",
      "Lemon Cherry Gelato",
    ]);
  });

  it("finds a name with a slip, an alias, words in any order, and a number", () => {
    expect(names({ q: "geltao 33" })).toEqual(["Gelato #33"]);
    expect(names({ q: "GSC" })).toContain("Girl Scout Cookies");
    expect(names({ q: "kush og" })).toContain("OG Kush");
    expect(names({ q: 41 })).toEqual(["Gelato #41"]);
  });

  it("keeps to what they are sold as", () => {
    const indicas = names({ type: "indica" });
    expect(indicas).toContain("Afghani");
    expect(indicas).not.toContain("Haze");
  });

  it("puts those with the most children first", () => {
    expect(names({ sort: "children" }).slice(0, 2)).toEqual(["OG Kush", "Afghani"]);
    expect(childCount("og-kush")).toBeGreaterThan(childCount("afghani"));
  });

  it("puts those in the most stores first, of equal ones those with more offers, and the others by name", () => {
    const shelves: Readonly<Record<string, { stores: number; offers: number }>> = {
      "blue-dream": { stores: 7, offers: 8 },
      zkittlez: { stores: 7, offers: 9 },
      gelato: { stores: 30, offers: 30 },
    };
    const none = { stores: 0, offers: 0 };
    const found = findStrains(search({ sort: "menus" }), (slug) => shelves[slug] ?? none);
    expect(found).toHaveLength(STRAINS.length);
    expect(found.slice(0, 4).map(({ slug }) => slug)).toEqual([
      "gelato",
      "zkittlez",
      "blue-dream",
      findStrains({})[0]?.slug,
    ]);
  });

  it("passes over what an address has that it cannot read", () => {
    expect(search({ q: { a: 1 }, type: "happy", sort: 7 })).toEqual({});
    expect(names({ q: "no such strain at all" })).toEqual([]);
  });
});

describe("the letters", () => {
  it("follow each other, each with its strains", () => {
    const groups = byLetter(findStrains({}));
    expect(groups.map(({ letter }) => letter).join("")).toMatch(/^A.*Z$/);
    expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length);
    expect(groups.flatMap(({ strains }) => strains)).toHaveLength(STRAINS.length);
  });
});

it("a strain draws the same flower by its name and by its slug, every one of them", () => {
  for (const { name, slug } of STRAINS)
    for (const label of [{ limonene: 0.2, myrcene: 0.8 }, null])
      expect(drawStamp(label, slug), name).toEqual(drawStamp(label, name));
});
