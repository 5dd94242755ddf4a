import { expect, it } from "vitest";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import { chainInOrder, leadingStore } from "./leadingStore.ts";
import type { FoundStore } from "./useNames.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const HERE = { lat: 40, lon: -83 };
const store = (slug: string, more: Partial<FoundStore> = {}): FoundStore => ({
  slug,
  name: "Bloom Medicinals",
  city: null,
  location: "",
  profile: null,
  offers: 1,
  lat: null,
  lon: null,
  openingHours: null,
  ...more,
});
const eighthAt = ({ slug }: FoundStore) => ({ cheap: 1_700, dear: 2_200 })[slug] ?? null;
const lead = (
  stores: readonly FoundStore[],
  wanted = "bloom",
  kept: readonly string[] = [],
  place: typeof HERE | null = null,
) => {
  const visitor = { kept: new Set(kept), place, now: NOW, eighthAt };
  const found = leadingStore(stores, wanted, visitor);
  return found === null ? null : `${found.store.slug} ${found.by}`;
};

it("a store leads whose name begins with the words, as whole words, however spelled", () => {
  expect(lead([store("a")])).toBe("a name");
  expect(lead([store("a")], "bloom medicinals")).toBe("a name");
  expect(lead([store("a", { name: "Zen-Leaf" })], "zen leaf")).toBe("a name");
  expect(lead([store("a")], "blo")).toBeNull();
  expect(lead([store("a")], "medicinals")).toBeNull();
  expect(lead([store("a")], "")).toBeNull();
});

it("none leads whose menu is not here", () => {
  expect(lead([store("a", { offers: 0 }), store("b", { offers: null })])).toBeNull();
});

it("of a chain the kept one leads, else the nearest, else the one with the longest menu", () => {
  const far = store("far", { lat: 41.5, lon: -81.7, offers: 5 });
  const near = store("near", { lat: 40.1, lon: -83, offers: 2 });
  expect(lead([far, near], "bloom", ["far"], HERE)).toBe("far kept");
  expect(lead([far, near], "bloom", [], HERE)).toBe("near nearest");
  expect(lead([near, far])).toBe("far menu");
});

it("the longest menu leads not where its prices are too old to count and another's are not", () => {
  const seen = (slug: string, offers: number, observedAt: string) =>
    store(slug, { offers, profile: storeProfile({ slug, observedAt }) });
  const old = seen("old", 100, "2026-11-09T12:00:00Z");
  expect(lead([old, seen("new", 20, "2026-11-20T02:00:00Z")])).toBe("new menu");
  expect(lead([old, seen("older", 20, "2026-11-01T12:00:00Z")])).toBe("old menu");
});

it("without a place the one with the cheapest eighth leads, and the others follow by theirs, without one last", () => {
  const chain = [store("none", { offers: 90 }), store("dear"), store("cheap")];
  expect(lead(chain)).toBe("cheap price");
  const other = store("other", { name: "A Bloom in Kent" });
  const order = (place: typeof HERE | null) =>
    chainInOrder([other, ...chain], "bloom", { place, eighthAt }).map(({ slug }) => slug);
  expect(order(null)).toEqual(["cheap", "dear", "none", "other"]);
  // None of them is known to be anywhere: as they came, and the cheapest leads all the same.
  expect(order(HERE)).toEqual(["none", "dear", "cheap", "other"]);
  expect(lead(chain, "bloom", [], HERE)).toBe("cheap price");
});

it("with a place the nearest of a chain stands first, and those without a menu last", () => {
  const near = store("near", { lat: 40.1, lon: -83 });
  const far = store("cheap", { lat: 41.5, lon: -81.7 });
  const empty = store("empty", { lat: 40, lon: -83, offers: 0 });
  const order = chainInOrder([far, empty, near], "bloom", { place: HERE, eighthAt });
  expect(order.map(({ slug }) => slug)).toEqual(["near", "cheap", "empty"]);
});
