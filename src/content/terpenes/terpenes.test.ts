import { describe, expect, it } from "vitest";
import { slugify } from "#domain/text/slug.ts";
import { findNamed, spellingsOf } from "#domain/strains/spelledNames.ts";
import { TERPENES } from "./terpenes.ts";

/** Whether the last digit of a registry number is the one that the others call for. */
function isCas(number: string): boolean {
  const digits = Array.from(number.replaceAll("-", ""), Number).toReversed();
  const [check, ...others] = digits;
  const sum = others.reduce((total, digit, place) => total + digit * (place + 1), 0);
  return /^\d{2,7}-\d\d-\d$/.test(number) && sum % 10 === check;
}

describe("the terpenes", () => {
  it("are twenty-eight, by name, each with a slug of its own", () => {
    expect(TERPENES).toHaveLength(28);
    expect(TERPENES.slice(0, 3).map(({ name }) => name)).toEqual([
      "Alpha-pinene",
      "Alpha-terpinene",
      "Beta-pinene",
    ]);
    expect(new Set(TERPENES.map(({ slug }) => slug)).size).toBe(28);
    for (const { slug } of TERPENES) expect(slugify(slug)).toBe(slug);
  });

  it("have names that mean one of them each, however a label spells them", () => {
    const owners = new Map<string, string>();
    for (const terpene of TERPENES) {
      for (const spelled of spellingsOf(terpene)) {
        expect(owners.get(spelled), `${terpene.slug}: ${spelled}`).toBeUndefined();
        owners.set(spelled, terpene.slug);
      }
    }
  });

  it.each([
    ["beta-caryophyllene", "caryophyllene"],
    ["BCP", "caryophyllene"],
    ["b_pinene", "beta-pinene"],
    ["Pinene", "alpha-pinene"],
    ["Y-Terpinene", "gamma-terpinene"],
    ["1,8-Cineole", "eucalyptol"],
    ["delta-3-carene", "carene"],
    ["D-Limonene", "limonene"],
    ["trans-Nerolidol", "nerolidol"],
  ])("%s is %s", (label, slug) => {
    expect(findNamed(TERPENES, label)?.slug).toBe(slug);
  });

  it("have registry numbers whose check digit is right, in the notes as well", () => {
    for (const { slug, cas, casNote } of TERPENES) {
      for (const number of [cas, ...(casNote?.match(/\d+-\d\d-\d/g) ?? [])])
        expect(isCas(number), `${slug}: ${number}`).toBe(true);
    }
  });

  it("have the formula of their class", () => {
    for (const { slug, family, formula } of TERPENES) {
      expect(formula, slug).toMatch(/sesqui/.test(family) ? /^C15H2[46]O?$/ : /^C10H1[4-8]O?$/);
      expect(formula.endsWith("O"), slug).toBe(/oid/.test(family));
    }
  });

  it("say what their boiling point rests on, or that none is well established", () => {
    const without = TERPENES.filter(({ boilingC }) => boilingC === null).map(({ slug }) => slug);
    expect(without).toEqual(["bisabolol", "farnesene", "humulene", "ocimene", "valencene"]);
    for (const { slug, boilingC, boilingBasis, meltingC } of TERPENES) {
      expect(boilingBasis, slug).toMatch(/^[A-Z].*\.$/);
      const [low, high] = (/(\d+) to (\d+) °C/.exec(boilingBasis) ?? []).slice(1).map(Number);
      if (boilingC === null || low === undefined || high === undefined) continue;
      expect(boilingC, slug).toBeGreaterThanOrEqual(low);
      expect(boilingC, slug).toBeLessThanOrEqual(high);
      expect(meltingC ?? 0, slug).toBeLessThan(boilingC);
    }
  });

  it("are described by what they smell of and where they are found, and by no effect", () => {
    for (const { slug, aroma, foundIn, caution, casNote } of TERPENES) {
      expect(aroma.length, slug).toBeGreaterThan(0);
      expect(foundIn.length, slug).toBeGreaterThan(0);
      const said = [...aroma, ...foundIn, caution ?? "", casNote ?? ""].join(" ");
      expect(said).not.toMatch(/relax|energ|sleep|pain|anxi|uplift|euphor|medic|heal|treat/i);
    }
  });
});
