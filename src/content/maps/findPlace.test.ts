import { describe, expect, it } from "vitest";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { ZIPS } from "#state/zips.ts";
import { findPlace, cityPlaces, countyPlaces } from "#domain/maps/findPlace.ts";

const TABLES = {
  zips: ZIPS,
  cities: [
    { name: "Kent", lat: 41.15, lon: -81.36 },
    { name: "Mount Vernon", lat: 40.39, lon: -82.49 },
    { name: "St. Clairsville", lat: 40.08, lon: -80.9 },
  ],
  counties: countyPlaces(STATE_FRAME, COUNTY_OUTLINES),
};
const name = (text: string) => findPlace(text, TABLES)?.name ?? null;

describe("a typed place", () => {
  it.each([
    ["44240", "ZIP 44240"],
    [" 43001-1234 ", "ZIP 43001"],
    ["45899", "ZIP 45899"],
    ["kent", "Kent"],
    ["KENT, OH", "Kent"],
    ["Kent, Ohio", "Kent"],
    ["Mt. Vernon", "Mount Vernon"],
    ["saint clairsville", "St. Clairsville"],
    ["Ottawa county", "Ottawa County"],
    ["Van Wert", "Van Wert County"],
    ["cuya", "Cuyahoga County"],
  ])("%s is %s", (text, found) => expect(name(text)).toBe(found));

  it.each([["10001"], ["4424"], ["00000"], [""], ["  "], ["Paris, Texas"], ["q"]])(
    "%j is not known in Ohio",
    (text) => expect(name(text)).toBeNull(),
  );

  it("by ZIP is near what it names", () => {
    const kent = findPlace("44240", TABLES);
    expect(kent?.lat).toBeCloseTo(41.15, 1);
    expect(kent?.lon).toBeCloseTo(-81.35, 1);
  });
});

it("the table has every area of the state, each within its borders", () => {
  const lines = ZIPS.trim().split("\n");
  expect(lines.length).toBeGreaterThan(1_150);
  for (const line of lines) {
    const [zip = "", lat, lon] = line.split(" ");
    expect(zip).toMatch(/^4[345]\d{3}$/);
    expect(Number(lat)).toBeGreaterThan(38.3);
    expect(Number(lat)).toBeLessThan(42);
    expect(Number(lon)).toBeGreaterThan(-84.9);
    expect(Number(lon)).toBeLessThan(-80.5);
  }
});

it("a city lies in the middle of its stores", () => {
  const stores = [
    { city: "Kent", lat: 41, lon: -81 },
    { city: "Kent", lat: 42, lon: -82 },
    { city: "Troy", lat: null, lon: null },
    { city: null, lat: 40, lon: -82 },
  ];
  expect(cityPlaces(stores)).toEqual([{ name: "Kent", lat: 41.5, lon: -81.5 }]);
});
