import { expect, it } from "vitest";
import { CITIES } from "#state/cities.ts";
import { COUNTY_CENTRES } from "#state/geography.ts";
import { milesApart, milesTo, placeOf, roundTripMiles } from "./storePlace.ts";
import { formatMilesTo } from "./distance.ts";

const city = CITIES.find(({ name }) => name === "Columbus");
const COLUMBUS = { lat: city?.lat ?? 0, lon: city?.lon ?? 0 };
const unplaced = { lat: null, lon: null };
const inCity = { ...unplaced, city: "columbus", county: city?.county ?? "" };

it("a store is where its coordinates are, else in the middle of its city, else of its county", () => {
  expect(placeOf({ lat: 40, lon: -82, city: "Columbus", county: "Franklin" })).toEqual({
    lat: 40,
    lon: -82,
  });
  expect(placeOf(inCity)).toMatchObject(COLUMBUS);
  const [lat, lon] = COUNTY_CENTRES["Franklin"] ?? [];
  expect(placeOf({ ...unplaced, city: "Nowhere", county: "Franklin" })).toEqual({ lat, lon });
  expect(placeOf({ ...unplaced, city: null, county: "Franklin" })).toEqual({ lat, lon });
  expect(placeOf({ ...unplaced, city: "Nowhere", county: null })).toBeNull();
});

it("a city of that name in another county is not the one that is meant", () => {
  const [lat, lon] = COUNTY_CENTRES["Lucas"] ?? [];
  expect(placeOf({ ...inCity, county: "Lucas" })).toEqual({ lat, lon });
});

it("a store of the visitor's city without a point is near; one of which nothing is known is nowhere", () => {
  const miles = milesTo(inCity, { lat: 39.96, lon: -83 });
  expect(miles).toBe(1);
  expect(milesTo(inCity, null)).toBeNull();
  expect(milesTo({ ...unplaced, city: null, county: null }, COLUMBUS)).toBeNull();
  expect(milesApart(inCity, COLUMBUS)).toBe(0);
  expect(roundTripMiles(COLUMBUS, [inCity])).toBe(0);
  expect(roundTripMiles(COLUMBUS, [unplaced])).toBeNull();
});

it("miles to the middle of a town are said to be about right", () => {
  expect(formatMilesTo(COLUMBUS, 3.64)).toBe("3.6 mi");
  expect(formatMilesTo(unplaced, 3.64)).toBe("about 4 mi");
});
