import { describe, expect, it } from "vitest";
import { findCounty } from "#domain/stores/counties.ts";
import { rateOf } from "#domain/prices/taxes.ts";
import { TAX_AREAS } from "#state/taxes.ts";
import { findTaxPart, isPartByCity, taxAreaOf } from "./taxAreas.ts";

describe("the shipped table of taxes", () => {
  it("has every county, five of them in two parts, each area once", () => {
    expect(TAX_AREAS).toHaveLength(93);
    expect(new Set(TAX_AREAS.map(({ id }) => id)).size).toBe(93);
    const counties = [...new Set(TAX_AREAS.map(({ county }) => county))];
    expect(counties).toHaveLength(88);
    expect(counties.map((name) => findCounty(name)?.county)).toEqual(counties);
    const divided = TAX_AREAS.filter(({ part }) => part !== null).map(({ county }) => county);
    expect(new Set(divided)).toEqual(
      new Set(["Delaware", "Fairfield", "Licking", "Union", "Wood"]),
    );
  });

  it.each([
    ["adams", "7.25"],
    ["franklin", "8.00"],
    ["delaware", "7.00"],
    ["delaware-cota", "8.00"],
    ["licking-cota", "8.25"],
    ["wood-tarta", "7.25"],
    ["hamilton", "7.80"],
    ["stark", "6.50"],
    ["warren", "7.25"],
  ])("adds up to the known total of %s", (id, total) => {
    const area = TAX_AREAS.find((each) => each.id === id);
    const sum = [area?.statePercent, area?.countyPercent, area?.transitPercent];
    expect(sum.reduce((rate, percent) => rate + rateOf(percent ?? ""), 0)).toBe(rateOf(total));
  });

  it("taxes between 6.50 and 8.25 percent everywhere, from a day that has come", () => {
    for (const area of TAX_AREAS) {
      const rate =
        rateOf(area.countyPercent) + rateOf(area.transitPercent) + rateOf(area.statePercent);
      expect(rate).toBeGreaterThanOrEqual(6_500);
      expect(rate).toBeLessThanOrEqual(8_250);
      expect(area.effectiveFrom <= "2026-10-01").toBe(true);
      expect(area.source).not.toBe("");
    }
  });
});

describe("a store's area", () => {
  const areaOf = (county: string | null, city: string | null, taxPart: string | null = null) =>
    taxAreaOf({ county, city, taxPart });

  it("follows from its county, and in a divided one from its city", () => {
    expect(areaOf("Franklin", "Columbus")).toBe("franklin");
    expect(areaOf("franklin", null)).toBe("franklin");
    expect(areaOf("Delaware", "Westerville")).toBe("delaware-cota");
    expect(areaOf("Delaware", "Delaware")).toBe("delaware");
    expect(areaOf("Wood", "rossford")).toBe("wood-tarta");
  });

  it("is unknown without a county, and in a divided county without a city", () => {
    expect(areaOf(null, "Columbus")).toBeNull();
    expect(areaOf("Delaware", null)).toBeNull();
    expect(areaOf("Nowhere", "Columbus")).toBeNull();
  });

  it("is the part that is known of it, whatever its postal city", () => {
    expect(areaOf("Delaware", "Delaware", "COTA")).toBe("delaware-cota");
    expect(areaOf("Delaware", "Westerville", "rest of county")).toBe("delaware");
    expect(areaOf("Delaware", null, "COTA: Columbus, Dublin, Westerville")).toBe("delaware-cota");
  });

  it("is by the postal city alone in a divided county, until the part is known", () => {
    const byCity = (county: string | null, city: string | null, taxPart: string | null = null) =>
      isPartByCity({ county, city, taxPart });
    expect(byCity("Delaware", "Westerville")).toBe(true);
    expect(byCity("Delaware", "Delaware")).toBe(true);
    expect(byCity("Delaware", "Westerville", "rest of county")).toBe(false);
    expect(byCity("Delaware", null)).toBe(false);
    expect(byCity("Franklin", "Columbus")).toBe(false);
    expect(byCity(null, "Columbus")).toBe(false);
  });

  it.each(["cota", "COTA", "delaware-cota", "Dublin", "COTA: Columbus, Dublin, Westerville"])(
    "understands %s as a part",
    (words) => {
      expect(findTaxPart("Delaware", words)).toBe("COTA: Columbus, Dublin, Westerville");
    },
  );

  it("knows the rest, and no part that a county does not have", () => {
    expect(findTaxPart("Delaware", "rest")).toBe("rest of county");
    expect(findTaxPart("Delaware", "delaware")).toBe("rest of county");
    expect(findTaxPart("Delaware", "TARTA")).toBeNull();
    expect(findTaxPart("Franklin", "COTA")).toBeNull();
  });
});
