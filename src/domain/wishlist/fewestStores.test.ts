import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewestStores, type StoreRank } from "./fewestStores.ts";

const rank = (change: Partial<StoreRank> = {}): StoreRank => ({
  isKept: false,
  miles: null,
  ...change,
});
const none = (count: number) => Array.from({ length: count }, () => rank());

describe("where to get what several stores have at the same price", () => {
  it("is the one store that has everything, whatever comes before it", () => {
    expect(fewestStores([[0, 2], [1, 2], [2]], none(3))).toEqual([2, 2, 2]);
  });

  it("is a kept store before a nearer one, and the nearest of the others", () => {
    const ranks = [rank({ miles: 90 }), rank({ miles: 2 }), rank({ isKept: true, miles: 40 })];
    expect(fewestStores([[0, 1, 2]], ranks)).toEqual([2]);
    expect(fewestStores([[0, 1]], ranks)).toEqual([1]);
  });

  it("are two kept stores rather than one kept and one that is not, but never more stores for it", () => {
    const ranks = [rank(), rank({ isKept: true }), rank({ isKept: true })];
    expect(fewestStores([[0, 2], [1]], ranks)).toEqual([2, 1]);
    expect(
      fewestStores(
        [
          [0, 1],
          [0, 2],
        ],
        ranks,
      ),
    ).toEqual([0, 0]);
  });

  it("stays the earlier store where nothing tells them apart", () => {
    expect(
      fewestStores(
        [
          [0, 1],
          [1, 0],
        ],
        none(2),
      ),
    ).toEqual([0, 0]);
    expect(fewestStores([], [])).toEqual([]);
  });

  it("is as few stores as any choice takes", () => {
    const options = fc.array(
      fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(options, (things) => {
        const picked = fewestStores(things, none(6));
        expect(picked.every((store, thing) => things[thing]?.includes(store))).toBe(true);
        const masks = Array.from({ length: 64 }, (_, mask) => mask).filter((mask) =>
          things.every((stores) => stores.some((store) => mask & (1 << store))),
        );
        const fewest = Math.min(
          ...masks.map((mask) => mask.toString(2).replaceAll("0", "").length),
        );
        expect(new Set(picked).size).toBe(fewest);
      }),
    );
  });

  it("ends soon with a long list at many stores", () => {
    const things = Array.from({ length: 60 }, (_, thing) =>
      Array.from({ length: 12 }, (__, each) => (thing * 7 + each * each * 5) % 90),
    );
    const picked = fewestStores(things, none(90));
    expect(picked.every((store, thing) => things[thing]?.includes(store))).toBe(true);
  });
});
