import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "../offers/categories.ts";
import {
  assess,
  countsTowards,
  measure,
  ruleInForce,
  type BasketItem,
  type PurchaseRule,
  type Sublimit,
  packagesThatFit,
} from "./limits.ts";
import { addItem, nextHandId, setQuantity, type Basket } from "./limitsBasket.ts";

const ADULT = { plantOz: 2.5, thcMg: 15_000 };

const item = (more: Partial<BasketItem> = {}): BasketItem => ({
  id: "one",
  productId: "one",
  name: "Tenth",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: null,
  ...more,
});
const tenths = (quantity: number) => assess([item({ quantity })], ADULT, false);
const carts = (quantity: number) =>
  assess([item({ form: "vape", quantity, netMg: 840, thcMg: 590 })], ADULT, false);
const percent = (share: number) => (share * 100).toFixed(1);

describe("the adult-use limit", () => {
  it("is near with 25 tenths: 70.75 g of 70.874 g, 99.8 %", () => {
    const { plant, state } = tenths(25);
    expect(plant.used).toBe(70_750);
    expect(plant.limit).toBeCloseTo(70_873.8, 1);
    expect(percent(plant.share)).toBe("99.8");
    expect(state).toBe("near");
  });

  it("is over with 26 tenths: 73.58 g", () => {
    expect(tenths(26).plant.used).toBe(73_580);
    expect(tenths(26).state).toBe("over");
  });

  it("is near with 25 carts of 590 mg: 14,750 mg, 98.3 %", () => {
    const { thc, state } = carts(25);
    expect(thc.used).toBe(14_750);
    expect(percent(thc.share)).toBe("98.3");
    expect(state).toBe("near");
  });

  it("is over with 26 carts: 15,340 mg", () => {
    expect(carts(26).thc.used).toBe(15_340);
    expect(carts(26).state).toBe("over");
  });

  it("keeps both amounts apart, unless the stricter reading is wanted", () => {
    const both = [
      item({ quantity: 25 }),
      item({ id: "two", form: "vape", quantity: 10, thcMg: 590 }),
    ];
    expect(assess(both, ADULT, false).state).toBe("near");
    const combined = assess(both, ADULT, true);
    expect(combined.state).toBe("over");
    expect(percent(combined.share)).toBe("139.2");
  });

  it("counts flower and plain pre-rolls by weight, everything else by its THC", () => {
    expect(CATEGORIES.filter((form) => countsTowards(form) === "plant")).toEqual([
      "flower",
      "preroll",
    ]);
  });
});

describe("the states", () => {
  it("are ok below 90 %, near from 90 to 100 %, over above", () => {
    expect(measure(89.99, 100).state).toBe("ok");
    expect(measure(90, 100).state).toBe("near");
    expect(measure(100, 100).state).toBe("near");
    expect(measure(100.01, 100).state).toBe("over");
  });

  it("forgive half a hundredth of a gram of plant material, and no more", () => {
    const weighing = (netMg: number) => assess([item({ netMg })], ADULT, false).plant.state;
    expect(weighing(70_878)).toBe("near");
    expect(weighing(70_880)).toBe("over");
    expect(assess([item({ form: "edible", thcMg: 15_001 })], ADULT, false).state).toBe("over");
  });
});

describe("what still fits", () => {
  it("is whole tenths of flower, and the THC of other products", () => {
    expect(packagesThatFit(tenths(22).room.plantMg, 2_830)).toBe(3);
    expect(tenths(22).room.thcMg).toBe(15_000);
    expect(packagesThatFit(tenths(25).room.plantMg, 2_830)).toBe(0);
    expect(tenths(26).room.plantMg).toBe(0);
    expect(packagesThatFit(0, 2_830)).toBe(0);
    // Ten ounces, a patient's: 81 eighths would be 283.50 g.
    expect(packagesThatFit(283_495.2, 3_500)).toBe(80);
  });

  it("is one or the other under the stricter reading", () => {
    const half = assess([item({ form: "vape", thcMg: 7_500 })], ADULT, true).room;
    expect(half.thcMg).toBe(7_500);
    expect(packagesThatFit(half.plantMg, 2_830)).toBe(12);
  });
});

describe("an item that does not say what counts", () => {
  it("is named and left out, whatever else it says", () => {
    const gummies = item({ id: "two", form: "edible", netMg: 40_000, thcMg: null });
    const bulk = item({ id: "three", netMg: null, thcMg: 700 });
    const { plant, thc, uncounted } = assess([item(), gummies, bulk], ADULT, false);
    expect([plant.used, thc.used]).toEqual([2_830, 0]);
    expect(uncounted).toEqual([
      { item: gummies, missing: "thc" },
      { item: bulk, missing: "weight" },
    ]);
  });

  it("is counted when it says that there is none", () => {
    expect(assess([item({ form: "topical", thcMg: 0 })], ADULT, false).uncounted).toEqual([]);
  });
});

describe("the rule of a day", () => {
  const source = { citation: "", url: "", checkedOn: "2026-08", basis: "one" } as const;
  const rule = (effectiveFrom: string, plantOz: number): PurchaseRule => ({
    profile: "adult",
    effectiveFrom,
    effectiveNote: null,
    plantOz,
    thcMg: 1,
    source,
  });
  const rules = [rule("2027-01-01", 3), rule("2025-06-04", 2.5)];

  it("is the newest that has begun", () => {
    expect(ruleInForce(rules, "adult", "2026-11-21").plantOz).toBe(2.5);
    expect(ruleInForce(rules, "adult", "2027-01-01").plantOz).toBe(3);
  });

  it("is the first on a clock that stands before all of them", () => {
    expect(ruleInForce(rules, "adult", "2020-01-01").plantOz).toBe(2.5);
  });

  it("has to exist", () => {
    expect(() => ruleInForce(rules, "patient", "2026-11-21")).toThrow(RangeError);
  });
});

describe("any basket", () => {
  const amount = fc.option(fc.double({ min: 0.001, max: 50_000, noNaN: true }));
  const anyItem = fc.record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    productId: fc.constantFrom("p", "q"),
    name: fc.constant("x"),
    form: fc.constantFrom(...CATEGORIES),
    quantity: fc.integer({ min: 1, max: 30 }),
    netMg: amount,
    thcMg: amount,
  });
  const anyBasket = fc
    .uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 6 })
    .map((items): Basket => items);
  const figures = (basket: Basket) => {
    const { plant, thc, combined } = assess(basket, ADULT, true);
    return [plant.used, thc.used, combined.used];
  };

  it("is never lowered by adding", () => {
    fc.assert(
      fc.property(anyBasket, anyItem, (basket, added) => {
        const before = figures(basket);
        figures(addItem(basket, added)).forEach((after, place) =>
          expect(after).toBeGreaterThanOrEqual(before[place] ?? 0),
        );
      }),
    );
  });

  it("comes to the same in any order", () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        expect(figures(basket.toReversed())).toEqual(figures(basket));
      }),
    );
  });

  it("is as before when what was added is taken out again", () => {
    fc.assert(
      fc.property(anyBasket, anyItem, (basket, { id, ...added }) => {
        const line = { ...added, id: nextHandId(basket) };
        expect(setQuantity(addItem(basket, line), line.id, 0)).toEqual(basket);
        const first = basket[0];
        if (first === undefined) return;
        const more = addItem(basket, { ...first, quantity: added.quantity });
        expect(setQuantity(more, first.id, first.quantity)).toEqual(basket);
        expect(id).not.toBe(line.id);
      }),
    );
  });
});

describe("a limit within the limit", () => {
  const rule = {
    plantOz: 2,
    thcMg: 10_000,
    sublimits: [
      { what: "concentrates", forms: ["extract", "vape"], counts: "weight", mg: 5_000 },
    ] satisfies Sublimit[],
  };
  const grams = (netMg: number | null, quantity = 1): BasketItem => ({
    id: String(netMg),
    productId: String(netMg),
    name: "Rosin",
    form: "extract",
    quantity,
    netMg,
    thcMg: 100,
  });

  it("decides where it is the worst, beside the limits that the same packages count towards", () => {
    const five = assess([grams(1_000, 5)], rule, false);
    expect(five.sublimits[0]?.measure).toMatchObject({ used: 5_000, limit: 5_000, state: "near" });
    expect(five.thc.used).toBe(500);
    expect([five.state, five.share]).toEqual(["near", 1]);
    expect(assess([grams(1_000, 6)], rule, false).state).toBe("over");
    expect(assess([grams(1_000, 6)], rule, true).state).toBe("over");
  });

  it("names what it could not count, once, and leaves other forms alone", () => {
    const { uncounted, sublimits } = assess(
      [grams(null), { ...grams(9_000), form: "edible" }],
      rule,
      false,
    );
    expect(uncounted).toMatchObject([{ missing: "weight" }]);
    expect(sublimits[0]?.measure.used).toBe(0);
  });

  it("is none where the rule has none", () => {
    expect(assess([grams(1_000)], { plantOz: 2, thcMg: 10_000 }, false).sublimits).toEqual([]);
  });
});
