import { expect, it } from "vitest";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { distanceOutside, middleOf, ringsOf } from "#domain/maps/geometry.ts";
import { borderNear, countyAt, distanceRing } from "./mapNames.ts";

const [county = { name: "", d: "" }] = COUNTY_OUTLINES;
const middle = middleOf(county.d);
const view = { scale: 1, left: 300 - middle.x, top: 200 - middle.y };
const seen = (scale: number) => ({
  view: { scale, left: 300 - middle.x * scale, top: 200 - middle.y * scale },
  size: { width: 600, height: 400 },
});

it("a close view has the nearest border of the county in it, and some of the other side", () => {
  expect(countyAt(middle)).toBe(county.name);
  const [border = middle, across = middle] = borderNear(middle);
  const rings = ringsOf(county.d);
  expect(distanceOutside(rings, border)).toBeLessThan(0.001);
  expect(border).not.toEqual(middle);
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - middle.x, y - middle.y);
  expect(far(across)).toBeCloseTo(far(border) / 2);
  // Out of the state there is none.
  expect(borderNear({ x: -STATE_FRAME.width, y: 0 })).toEqual([]);
});

it("the circle is the largest of a round number of miles that fits, the closer the fewer", () => {
  const miles = [0.5, 1, 2, 8, 16].map((scale) => distanceRing(middle, seen(scale), [])?.miles);
  expect(miles).toEqual(miles.toSorted((a = 0, b = 0) => b - a));
  expect(new Set(miles).size).toBeGreaterThan(3);
  expect(distanceRing(middle, seen(500), [])).toBeNull();
});

it("its words stand at its lower end, unless a mark does", () => {
  const part = { view, size: { width: 600, height: 400 } };
  const ring = distanceRing(middle, part, []);
  const lower = { x: middle.x, y: middle.y + (ring?.radius ?? 0) };
  expect(ring?.words.y).toBeCloseTo(lower.y);
  expect(distanceRing(middle, part, [lower])?.words.y).toBeCloseTo(2 * middle.y - lower.y);
});
