import { describe, expect, it } from "vitest";
import { storeProfile } from "../../../tests/support/data/offers.ts";
import type { StoreProfile } from "../stores/stores.ts";
import { filterStores, type StoreFilters } from "./orderStores.ts";

/** Friday noon in Ohio. */
const NOW = Date.parse("2026-11-20T12:00:00-05:00");
const NEVER = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const FRIDAYS: StoreProfile["openingHours"] = { ...NEVER, fri: [["09:00", "21:00"]] };

const STORES = [
  storeProfile({ slug: "open", openingHours: FRIDAYS, driveThrough: true }),
  storeProfile({ slug: "closed", openingHours: NEVER, medical: false }),
  storeProfile({ slug: "unknown", openingHours: null, driveThrough: null, adultUse: null }),
  storeProfile({ slug: "south", region: "Southwest", openingHours: FRIDAYS }),
];
const filtered = (filters: StoreFilters) => {
  const { stores, ...rest } = filterStores(STORES, filters, NOW);
  return [stores.map(({ slug }) => slug), rest.unknownHours, rest.unknownFacts];
};

describe("stores of the map", () => {
  it.each<[StoreFilters, string[], number, number]>([
    [{}, ["open", "closed", "unknown", "south"], 0, 0],
    [{ open: "now" }, ["open", "south"], 1, 0],
    [{ open: "now", region: "Northeast" }, ["open"], 1, 0],
    [{ region: "Southwest" }, ["south"], 0, 0],
    [{ kind: "medical" }, ["open", "unknown", "south"], 0, 0],
    [{ kind: "adult-use" }, ["open", "closed", "south"], 0, 1],
    [{ driveThrough: true }, ["open"], 0, 1],
    [{ driveThrough: true, open: "now" }, ["open"], 0, 1],
    [{ kind: "medical", open: "now" }, ["open", "south"], 1, 0],
  ])("that pass %j", (filters, slugs, unknownHours, unknownFacts) => {
    expect(filtered(filters)).toEqual([slugs, unknownHours, unknownFacts]);
  });
});
