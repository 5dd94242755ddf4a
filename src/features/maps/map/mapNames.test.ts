import { expect, it } from "vitest";
import { COUNTY_OUTLINES, STATE_FRAME } from "#state/outlines.ts";
import { middleOf, project } from "#domain/maps/geometry.ts";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { storeProfile } from "../../../../tests/support/data/offers.ts";
import type { PlacedLabel } from "./labelPlaces.ts";
import { toPixels } from "./mapView.ts";
import { marksOf } from "./mapMarks.ts";
import { ringShape } from "./markSize.ts";
import { around, countyAt, distanceRing, mapLabels } from "./mapNames.ts";

const [county = { name: "", d: "" }] = COUNTY_OUTLINES;
const middle = middleOf(county.d);
const size = { width: 600, height: 400 };
const seen = (scale: number) => ({
  view: { scale, left: 300 - middle.x * scale, top: 200 - middle.y * scale },
  size,
});
const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

it("a point is in its county, and out of the state in none", () => {
  expect(countyAt(middle)).toBe(county.name);
  expect(countyAt({ x: -STATE_FRAME.width, y: 0 })).toBeNull();
});

it("the circle is as large as its miles, however close one is; what shows it whole are its ends", () => {
  const [close, wide] = [
    distanceRing(middle, 10, seen(1), []),
    distanceRing(middle, 10, seen(0.2), []),
  ];
  expect(close.radius).toBe(wide.radius);
  expect(distanceRing(middle, 25, seen(1), []).radius).toBeCloseTo(2.5 * close.radius);
  const [first = middle, last = middle] = around(middle, 10);
  expect([last.x - first.x, last.y - first.y]).toEqual([
    expect.closeTo(2 * close.radius),
    expect.closeTo(2 * close.radius),
  ]);
});

it("its words stand at its lower end, unless a mark does, and nowhere when no end is in sight", () => {
  const { words, radius } = distanceRing(middle, 10, seen(0.2), []);
  const lower = { x: middle.x, y: middle.y + radius };
  expect(words?.y).toBeCloseTo(lower.y);
  expect(distanceRing(middle, 10, seen(1), [lower]).words?.y).toBeCloseTo(middle.y - radius);
  expect(distanceRing(middle, 10, seen(100), []).words).toBeNull();
});

it("towns that have stores are named once the map is closer than the whole state, whether or not the table has them", () => {
  const towns = [
    { name: "Cuyahoga Falls", lat: 41.134, lon: -81.485 },
    { name: "Kent", lat: 41.154, lon: -81.358 },
    { name: "Columbus", lat: 39.8, lon: -83 },
  ];
  const names = (width: number, given = towns) =>
    mapLabels([], width / STATE_FRAME.width, size, { towns: given, taken: [] }).map(
      ({ name }) => name,
    );
  expect(names(500)).not.toContain("Kent");
  expect(names(700)).toEqual(expect.arrayContaining(["Columbus", "Cuyahoga Falls", "Kent"]));
  expect(names(700, [])).not.toContain("Kent");
  const close = names(4000);
  expect(close).toEqual(expect.arrayContaining(["Summit Co.", "Cuyahoga Falls", "Kent"]));
  expect(new Set(close).size).toBe(close.length);
});

it("a county that is seen in part has its name in that part", () => {
  const scale = 6_000 / STATE_FRAME.width;
  const akron = project(STATE_FRAME, { lat: 41.081, lon: -81.519 });
  const view = { scale, left: 300 - akron.x * scale, top: 200 - akron.y * scale };
  const inFrame = ({ at, right, down }: PlacedLabel) => {
    const { x, y } = toPixels(view, at);
    return x + right > 0 && x + right < 600 && y + down > 0 && y + down < 400;
  };
  const names = (labels: PlacedLabel[]) =>
    labels.flatMap((each) => (each.name.endsWith("Co.") && inFrame(each) ? [each.name] : []));
  const nothing = { towns: [], taken: [] };
  const seenParts = names(mapLabels([], scale, size, { ...nothing, view }));
  expect(seenParts).toEqual(expect.arrayContaining(["Portage Co.", "Summit Co."]));
  expect(seenParts.length).toBeGreaterThan(names(mapLabels([], scale, size, nothing)).length);
});

it("no name stands where something else does", () => {
  const akron = project(STATE_FRAME, { lat: 41.081, lon: -81.519 });
  const place = (taken: (typeof akron)[]) =>
    mapLabels([], 1, size, { towns: [], taken }).find(({ name }) => name === "Akron");
  expect(place([])).toMatchObject({ from: "start" });
  const { right = 0 } = place([]) ?? {};
  expect(place([akron])?.right).toBeGreaterThan(right);
});

it("a ring that would lie under the visitor's dot stands beside it, and the dot where the visitor is", () => {
  const listed = ["a", "b", "c"].map((slug): ListedStore => ({
    store: storeProfile({ slug }),
    miles: 1,
    perGram: null,
  }));
  const here = { x: 100, y: 100 };
  const at = (...places: [number, number][]) =>
    new Map(places.map(([x, y], each) => [listed[each]?.store.slug ?? "", { x, y }]));
  const marks = (points: ReturnType<typeof at>, ...without: string[]) => {
    const priced = new Set(["a", "b", "c"].filter((slug) => !without.includes(slug)));
    return marksOf({ listed, points, priced }, 1, [], here);
  };
  const pair = at([98, 100], [108, 100]);
  const [beside = here] = marks(pair);
  expect(beside.y).toBe(100);
  expect(far(beside, here)).toBe(27);
  const [pill = here] = marks(pair, "b");
  expect(far(pill, here)).toBeGreaterThan(27);
  // A mark where it would stand turns it away; whose middle is the visitor's own place is above.
  const [turned = here] = marks(at([98, 100], [108, 100], [150, 100]));
  expect(far(turned, here)).toBeCloseTo(27);
  expect(far(turned, { x: 150, y: 100 })).toBeGreaterThanOrEqual(44);
  expect(marks(at([100, 100], [102, 100]))[0]).toMatchObject({ y: 73 });
  // What is far enough stays, and so does a drop.
  expect(marks(at([130, 100], [140, 100]))[0]).toMatchObject({ x: 130 });
  expect(marks(at([101, 100]))[0]).toMatchObject({ x: 101 });
});

it("a mark says of how many of its stores there are prices", () => {
  const listed = ["a", "b", "c"].map((slug): ListedStore => ({
    store: storeProfile({ slug, name: slug.toUpperCase(), city: "Kent" }),
    miles: null,
    perGram: null,
  }));
  const at = (...xs: number[]) =>
    new Map(xs.map((x, each) => [listed[each]?.store.slug ?? "", { x, y: 0 }]));
  const words = (points: ReturnType<typeof at>, ...priced: string[]) =>
    marksOf({ listed, points, priced: new Set(priced) }, 1, []).map((mark) => [
      mark.priced,
      mark.label,
    ]);
  expect(words(at(0, 5, 100), "b")).toEqual([
    [1, "1 of 2 stores with prices, around A, Kent"],
    [0, "C, Kent, no prices"],
  ]);
  expect(words(at(0, 5, 100), "c")).toEqual([
    [0, "2 stores, none with prices, around A, Kent"],
    [1, "C, Kent"],
  ]);
  expect(words(at(0, 5, 10), "a", "b", "c")).toEqual([
    [3, "3 stores, all with prices, around A, Kent"],
  ]);
});

it("a ring is smaller than a filled one of the same number where none of its stores has prices", () => {
  for (const count of [2, 8, 40]) {
    const members = Array.from({ length: count }, (_, at) => at);
    const pale = ringShape({ members, priced: 0 });
    expect(pale.radius).toBeLessThan(ringShape({ members, priced: count }).radius);
  }
});

it("a ring of both kinds is a pill as wide as its two numbers need, and no taller for them", () => {
  const shape = (priced: number, count: number) =>
    ringShape({ members: Array.from({ length: count }, (_, at) => at), priced });
  expect(shape(2, 2).half).toBe(0);
  expect(shape(0, 47).half).toBe(0);
  expect(shape(1, 2).half).toBeGreaterThan(0);
  expect(shape(1, 47).half).toBeGreaterThan(shape(1, 2).half);
  expect(shape(20, 147).half).toBeGreaterThan(shape(1, 47).half);
  expect(shape(20, 147).radius).toBe(shape(1, 2).radius);
});
