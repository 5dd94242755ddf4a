import { expect, it } from "vitest";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { byNearness, byView, circleAround, countNear, storesInView } from "./inView.ts";

const listed = ["a", "b", "c", "lost"].map((slug): ListedStore => ({
  store: storeProfile({ slug }),
  miles: null,
  perGram: null,
}));
const points = new Map([
  ["a", { x: 500, y: 500 }],
  ["b", { x: 10, y: 10 }],
  ["c", { x: 90, y: 40 }],
]);
const look = { view: { scale: 1, left: 0, top: 0 }, size: { width: 100, height: 50 } };
const said = (inView: ReadonlySet<string> | null) =>
  byView(listed, inView).map((each) => (typeof each === "string" ? each : each.store.slug));

it("stores on the part that is looked at are in view; one that is on no map never is", () => {
  expect([...storesInView(look, listed, points)]).toEqual(["b", "c"]);
});

it("those in view come first, below how many they are, and all others below that, each in their order", () => {
  expect(said(new Set(["c", "b"]))).toEqual(["2 stores in view", "b", "c", "2 more", "a", "lost"]);
  expect(said(new Set(["lost"]))).toEqual(["1 store in view", "lost", "3 more", "a", "b", "c"]);
});

it("of no part nothing is said, and of one without any store that", () => {
  expect(said(null)).toEqual(["a", "b", "c", "lost"]);
  expect(said(new Set(["a", "b", "c", "lost"]))).toEqual(["a", "b", "c", "lost"]);
  expect(said(new Set())).toEqual(["No store in view", "a", "b", "c", "lost"]);
});

it("in a list by distance those within the circle stand before a line that counts the others", () => {
  const byDistance = listed.map(({ store, perGram }, at): ListedStore => ({
    store,
    perGram,
    miles: [2, 25, 25.1, null][at] ?? null,
  }));
  expect(countNear(byDistance, 25)).toBe(2);
  const lines = (near: number) =>
    byNearness(byDistance, near, 25).map((each) =>
      typeof each === "string" ? each : each.store.slug,
    );
  expect(lines(2)).toEqual(["a", "b", "2 farther than 25 mi", "c", "lost"]);
  expect(lines(0)).toEqual(["a", "b", "c", "lost"]);
  expect(lines(4)).toEqual(["a", "b", "c", "lost"]);
});

it("the circle is the smallest of 10, 25 and 50 miles with five stores, or with as many as there are within 50", () => {
  const place = { lat: 40, lon: -82 };
  // A degree of latitude is 69 miles.
  const circle = (...miles: number[]) => {
    const stores = miles.map((each, at) =>
      storeProfile({ slug: String(at), lat: 40 + each / 69.1, lon: -82 }),
    );
    return circleAround(place, stores, new Map(stores.map(({ slug }) => [slug, { x: 0, y: 0 }])));
  };
  expect(circle(1, 2, 3, 4, 9, 24)).toBe(10);
  expect(circle(1, 2, 3, 4, 24, 26)).toBe(25);
  expect(circle(1, 20)).toBe(25);
  expect(circle(1, 70)).toBe(10);
  expect(circle(70)).toBeNull();
  expect(circle()).toBeNull();
});
