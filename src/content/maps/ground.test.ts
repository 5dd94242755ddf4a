import { expect, it } from "vitest";
import { GROUND } from "#state/ground.ts";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { isInside, project, ringsOf, type MapPoint } from "#domain/maps/geometry.ts";

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
