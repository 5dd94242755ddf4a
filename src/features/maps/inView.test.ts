import { expect, it } from "vitest";
import type { ListedStore } from "#domain/maps/orderStores.ts";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { STATE_FRAME } from "#state/outlines.ts";
import { project } from "#domain/maps/geometry.ts";
import {
  byNearness,
  byView,
  circleAround,
  countedPart,
  countNear,
  nearestWords,
  partInView,
  placesOnMap,
  storesInView,
  underRegions,
} from "./inView.ts";

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
const slugs = (rows: readonly (ListedStore | string)[]) =>
  rows.map((each) => (typeof each === "string" ? each : each.store.slug));

it("stores on the part that is looked at are in view; one without a sure point is where its town is", () => {
  expect([...storesInView(look, listed, points)]).toEqual(["b", "c"]);
  const lost = storeProfile({ slug: "lost", city: "Athens", county: "Athens", lat: 41, lon: -81 });
  const athens = project(STATE_FRAME, { lat: 39.33, lon: -82.1 });
  const near = { ...look, view: { scale: 1, left: 50 - athens.x, top: 25 - athens.y } };
  const list = [{ store: lost, miles: null, perGram: null }];
  const drawn = placesOnMap([lost], points);
  expect([...storesInView(near, list, drawn)]).toEqual(["lost"]);
  expect([...storesInView(look, list, drawn)]).toEqual([]);
});

it("those in view come first, and below a line that counts them all others, each in their order", () => {
  const rows = (inView: ReadonlySet<string>) =>
    slugs(byView(listed, partInView(listed, inView) ?? []));
  expect(rows(new Set(["c", "b"]))).toEqual(["b", "c", "2 more", "a", "lost"]);
  expect(rows(new Set(["lost"]))).toEqual(["lost", "3 more", "a", "b", "c"]);
  expect(rows(new Set())).toEqual(["a", "b", "c", "lost"]);
});

it("no part is looked at, or all are on it: there is none to be counted", () => {
  expect(partInView(listed, null)).toBeNull();
  expect(partInView(listed, new Set(["a", "b", "c", "lost"]))).toBeNull();
  expect(partInView(listed, new Set())).toEqual([]);
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
  const told = (...priced: string[]) =>
    byNearness(byDistance, 2, 25, new Set(priced)).map((each) =>
      typeof each === "string" ? each : each.store.slug,
    );
  const farther = ["2 farther than 25 mi", "c", "lost"];
  expect(told("b")).toEqual(["Nearest with prices", "b", "Nearest", "a", ...farther]);
  expect(told("a"), "the nearest has some").toEqual(["a", "b", ...farther]);
  expect(told("c"), "out of the circle").toEqual(["a", "b", ...farther]);
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

it("where nothing in the circle has prices the nearest that has some is named", () => {
  const near = ["a", "b", "c"].map((slug, at): ListedStore => ({
    store: storeProfile({ slug, name: slug.toUpperCase(), city: "Kent" }),
    miles: [3, 1, 2][at] ?? null,
    perGram: null,
  }));
  const you = { name: "you", lat: 41, lon: -81 };
  const said = (circle: number, priced: readonly string[]) =>
    nearestWords(near, you, circle, new Set(priced)) || { words: "", isFar: false };
  const words = (...priced: string[]) => said(10, priced).words;
  expect(said(1.5, ["a", "c"]).words).toBe("Nearest to you with prices: C, Kent, 2.0 mi.");
  // The rows begin with it, unless none is in the circle.
  expect(said(1.5, ["a", "c"]).isFar).toBe(false);
  expect(said(0.5, ["a"])).toEqual({
    words: "None within 0.5 miles of you. The nearest is B, Kent, 1.0 mi.",
    isFar: true,
  });
  expect(words("a", "c")).toBe("Nearest to you with prices: C, Kent, 2.0 mi.");
  expect(words("b", "c")).toBe("Nearest to you: B, Kent, 1.0 mi.");
  expect(words()).toBe("Nearest to you: B, Kent, 1.0 mi.");
});

it("list and sheet count one part: what is in view, else in the circle, else all", () => {
  const far = listed.map((each, at): ListedStore => ({ ...each, miles: at * 8 }));
  const words = (...asked: Parameters<typeof countedPart>) => {
    const { counted, where } = countedPart(...asked);
    return `${String(counted.length)}${where}`;
  };
  expect(words(far, 10, null)).toBe("2 within 10 mi");
  expect(words(far, null, null)).toBe("4");
  expect(words(far, 10, new Set(["c"]))).toBe("1 in view");
  expect(words(listed, 10, null)).toBe("4");
});

it("each region stands under its own line, and last what has no menu", () => {
  const of = (slug: string, region: "Northeast" | "Southeast" | null, offers = 1): ListedStore => ({
    store: storeProfile({ slug, region, offers }),
    miles: null,
    perGram: null,
  });
  const rows = underRegions([
    of("a", "Northeast"),
    of("b", "Northeast"),
    of("c", "Southeast"),
    of("d", null),
    of("e", "Northeast", 0),
    of("f", null, 0),
  ]);
  expect(slugs(rows)).toEqual([
    "Northeast",
    "a",
    "b",
    "Southeast",
    "c",
    "Elsewhere",
    "d",
    "Without a menu here yet",
    "e",
    "f",
  ]);
});
