import { describe, expect, it } from "vitest";
import { ruleInForce } from "#domain/limits/limits.ts";
import { PROFILES } from "#domain/limits/profiles.ts";
import type { State } from "./state.ts";
import { LAKOTA, SHIPPED_STATE } from "../../../tests/support/data/states.ts";

const STATES: readonly (readonly [string, State])[] = [
  ["the one that is shipped", SHIPPED_STATE],
  ["a made-up one", LAKOTA],
];

describe.each(STATES)("a state, such as %s,", (_, state) => {
  const counties = Object.values(state.counties.COUNTIES).flat();

  it("has its counties once, each in a region, with a middle, an outline and taxes", () => {
    expect(Object.keys(state.counties.COUNTIES).toSorted()).toEqual(
      [...state.names.REGION_NAMES].toSorted(),
    );
    expect(new Set(counties).size).toBe(counties.length);
    const all = counties.toSorted();
    expect(Object.keys(state.geography.COUNTY_CENTRES).toSorted()).toEqual(all);
    expect(state.outlines.COUNTY_OUTLINES.map(({ name }) => name).toSorted()).toEqual(all);
    expect([...new Set(state.taxes.TAX_AREAS.map(({ county }) => county))].toSorted()).toEqual(all);
  });

  it("has a mark that stays on its square", () => {
    const { outline, veins } = state.mark.MARK;
    const numbers = (path: string) => (path.match(/\d+/g) ?? []).map(Number);
    expect(numbers(outline).length).toBeGreaterThan(7);
    expect(Math.max(...numbers(outline), ...numbers(veins))).toBeLessThanOrEqual(100);
  });

  it("has a city in every region, in one of its counties and within its bounds", () => {
    const { south, north, west, east } = state.geography.BOUNDS;
    for (const { county, lat, lon, zip } of state.cities.CITIES) {
      expect(counties).toContain(county);
      expect(lat > south && lat < north && lon > west && lon < east).toBe(true);
      expect(zip).toMatch(state.geography.ZIP_CODES);
    }
    const inhabited = new Set(state.cities.CITIES.map(({ county }) => county));
    for (const ofRegion of Object.values(state.counties.COUNTIES))
      expect(ofRegion.some((county) => inhabited.has(county))).toBe(true);
    const names = new Set(state.cities.CITIES.map(({ name }) => name));
    for (const name of [...state.cities.WELL_KNOWN_CITIES, ...state.sample.SAMPLE_CITIES])
      expect(names).toContain(name);
  });

  it("has a zone with clocks, and a rule of purchase for everybody", () => {
    const { timeZone, locale } = state.names.NAMES;
    expect(() => new Intl.DateTimeFormat(locale, { timeZone })).not.toThrow();
    for (const profile of PROFILES)
      expect(ruleInForce(state.limits.PURCHASE_RULES, profile, "2026-11-26").thcMg).toBeGreaterThan(
        0,
      );
  });

  it("says of each fact of law when it was read", () => {
    for (const { source } of state.lawFacts.LAW_FACTS)
      expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
