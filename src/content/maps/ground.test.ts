import { expect, it } from "vitest";
import { GROUND } from "#state/ground.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import {
  distanceOutside,
  isInside,
  project,
  ringsOf,
  type MapPoint,
} from "#domain/maps/geometry.ts";

const key = ({ x, y }: MapPoint) => `${String(x)} ${String(y)}`;
const at = (lat: number, lon: number) => project(STATE_FRAME, { lat, lon });
const countyCorners = new Set(COUNTY_OUTLINES.flatMap(({ d }) => ringsOf(d).flat().map(key)));

it("the state's border and the river on it have the corners of its counties", () => {
  for (const corner of ringsOf(GROUND.state).flat()) expect(countyCorners).toContain(key(corner));
  const [river] = GROUND.rivers;
  const corners = ringsOf(river?.d ?? "").flat();
  expect(corners.length).toBeGreaterThan(50);
  for (const corner of corners) expect(countyCorners).toContain(key(corner));
  // From where Pennsylvania ends to Indiana, past Marietta and Cincinnati.
  const near = (place: MapPoint) =>
    Math.min(...corners.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  for (const place of [at(40.64, -80.52), at(39.41, -81.45), at(39.1, -84.51), at(39.1, -84.82)])
    expect(near(place)).toBeLessThan(30);
});

it("what is no neighbour's land is water, as far as the ground is known", () => {
  const landAt = (place: MapPoint) =>
    GROUND.land.filter(({ d }) => isInside(ringsOf(d), place)).map(({ name }) => name);
  expect(landAt(at(42.3, -84.5))).toEqual(["Michigan"]);
  expect(landAt(at(40.2, -85.4))).toEqual(["Indiana"]);
  expect(landAt(at(38, -84.5))).toEqual(["Kentucky"]);
  expect(landAt(at(38.9, -80.5))).toEqual(["West Virginia"]);
  expect(landAt(at(41, -79.9))).toEqual(["Pennsylvania"]);
  expect(landAt(at(42.6, -81.9))).toEqual(["Ontario"]);
  const inLake = at(41.9, -81.8);
  expect(landAt(inLake)).toEqual([]);
  expect(isInside(ringsOf(GROUND.state), inLake)).toBe(false);
});

it("is in whole units and within its box", () => {
  const { least, most } = GROUND.box;
  for (const { d } of GROUND.land)
    for (const { x, y } of ringsOf(d).flat()) {
      expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
      expect(x >= least.x && x <= most.x && y >= least.y && y <= most.y).toBe(true);
    }
});

const distanceToRoad = (number: string, place: MapPoint) => {
  const lines = ringsOf(GROUND.roads.find((road) => road.number === number)?.d ?? "");
  return Math.min(
    ...lines.flatMap((line) =>
      line.slice(1).map((to, each) => {
        const from = line[each] ?? to;
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const along = ((place.x - from.x) * dx + (place.y - from.y) * dy) / (dx * dx + dy * dy);
        const share = Math.min(1, Math.max(0, along));
        return Math.hypot(from.x + share * dx - place.x, from.y + share * dy - place.y);
      }),
    ),
  );
};

it("roads lie in the state, those that cross it first, and pass the cities that they are known to pass", () => {
  const state = ringsOf(GROUND.state);
  for (const { number, d } of GROUND.roads)
    for (const corner of ringsOf(d).flat()) {
      expect(Number.isInteger(corner.x) && Number.isInteger(corner.y)).toBe(true);
      // The border has few corners: a bridge may end a little beyond it.
      expect(distanceOutside(state, corner), `${number} at ${key(corner)}`).toBeLessThan(12);
    }
  const long = GROUND.roads.map(({ isLong }) => isLong);
  expect(long).toEqual(long.toSorted((a, b) => Number(b) - Number(a)));
  expect(new Set(GROUND.roads.map(({ number }) => number)).size).toBe(GROUND.roads.length);
  const passed = [
    ["70", 39.96, -83],
    ["71", 39.96, -83],
    ["71", 41.47, -81.69],
    ["75", 40.74, -84.1],
    ["75", 41.65, -83.54],
    ["76", 41.06, -81.52],
    ["77", 40.03, -81.59],
    ["80", 41.28, -82.85],
    ["90", 41.5, -81.69],
    ["270", 40.1, -83.11],
    ["275", 39.29, -84.5],
  ] as const;
  // A unit is about 185 m; these are middles of towns.
  for (const [number, lat, lon] of passed)
    expect(distanceToRoad(number, at(lat, lon)), `${number} near ${String(lat)}`).toBeLessThan(50);
});
