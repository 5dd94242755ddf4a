import { describe, expect, it } from "vitest";
import type { PurchaseRule } from "#domain/limits/limits.ts";
import { adultUseLines, patientLines } from "#state/words.ts";
import { INTRODUCTION_PARTS } from "./introduction.ts";
import { GLOSSARY } from "./introductionGlossary.ts";
import { ADULT_SALES } from "#state/limitsSources.ts";

const rule = (more: Partial<PurchaseRule>): PurchaseRule => ({
  profile: "adult",
  effectiveFrom: "2030-01-01",
  effectiveNote: null,
  plantOz: 3,
  thcMg: 20_000,
  source: ADULT_SALES,
  ...more,
});

describe("the introduction", () => {
  it("gives every part an address of its own", () => {
    const ids = INTRODUCTION_PARTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it("tells the law in five lines each, with sources", () => {
    const both = [
      adultUseLines(rule({})),
      patientLines({ patient: rule({}), caregiver: rule({}) }),
    ];
    for (const lines of both) {
      expect(lines).toHaveLength(5);
      for (const { text, source } of lines) {
        expect(text).toMatch(/\.$/);
        if (source.url !== null) expect(source.url).toMatch(/^https:\/\//);
      }
    }
  });

  it("takes the day’s figures from the rule in force", () => {
    const words = adultUseLines(rule({}))
      .map(({ text }) => text)
      .join(" ");
    expect(words).toContain("3 oz of plant material, and 20,000 mg of THC");
    const patients = patientLines({ patient: rule({ plantOz: 11 }), caregiver: rule({}) });
    expect(patients[2]?.text).toContain("11 oz");
  });
});

describe("the glossary", () => {
  it("stands by the alphabet, each word once", () => {
    const terms = GLOSSARY.map(({ term }) => term);
    expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(new Set(terms).size).toBe(terms.length);
  });

  it("says what a word names and promises no effect", () => {
    for (const { term, meaning } of GLOSSARY) {
      expect(meaning, term).toMatch(/\.$/);
      expect(meaning, term).not.toMatch(
        /relax|energ|sleep|pain|anxi|uplift|euphor|heal|treat|high/i,
      );
    }
  });
});
