import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES } from "#domain/offers/categories.ts";
import type { BasketItem } from "#domain/limits/limits.ts";
import { addItem, nextHandId, setQuantity } from "#domain/limits/limitsBasket.ts";
import { assessSupply } from "#domain/limits/limitsSupply.ts";
import { SUPPLY_RULE } from "./limitsSupply.ts";

if (SUPPLY_RULE === null) throw new Error("The state has no days of supply.");
const RULE = SUPPLY_RULE;

/** A tenth of 20 % THC. */
const item = (more: Partial<BasketItem> = {}): BasketItem => ({
  id: "one",
  productId: "one",
  name: "Tenth",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: 566,
  ...more,
});
const days = (...items: BasketItem[]) => assessSupply(items, RULE).days.used;

describe("the days’ supply", () => {
  it("sums three tenths of one product before rounding: ceil(8.49 / 2.52) = 4 days", () => {
    expect(days(item({ quantity: 3 }))).toBe(4);
    expect(days(item(), item({ id: "two", thcMg: 500 }), item({ id: "three" }))).toBe(4);
  });

  it("rounds three tenths of different products each for itself: 6 days", () => {
    expect(
      days(
        item(),
        item({ id: "two", productId: "two" }),
        item({ id: "three", productId: "three" }),
      ),
    ).toBe(6);
  });

  it.each([
    ["edible", 110, 1],
    ["tincture", 220, 2],
    ["vape", 590, 1],
    ["extract", 800, 2],
    ["topical", 295, 1],
  ] as const)("counts %s by its THC: %d mg are %d days", (form, thcMg, expected) => {
    expect(days(item({ form, thcMg }))).toBe(expected);
  });

  it("counts plant material above 23 % THC as Tier II, 1.67 g a day", () => {
    const tier2 = assessSupply([item({ netMg: 5_010, thcMg: 1_202 })], RULE);
    expect(tier2.lines).toMatchObject([{ form: "tier2", days: 3 }]);
    const bound = assessSupply([item({ thcMg: (2_830 * 23) / 100 })], RULE);
    expect(bound.lines).toMatchObject([{ form: "tier1", days: 2 }]);
  });

  it("is ok, near and over by the 45 days of a fill period", () => {
    const edibles = (quantity: number) =>
      assessSupply([item({ form: "edible", thcMg: 110, quantity })], RULE).days.state;
    expect([edibles(40), edibles(41), edibles(45), edibles(46)]).toEqual([
      "ok",
      "near",
      "near",
      "over",
    ]);
  });

  it("names what it cannot count, and what may be more days than counted", () => {
    const unknown = item({ form: "edible", thcMg: null });
    const infused = item({ form: "infused_preroll" });
    const flower = item({ productId: "two", thcMg: null });
    const { uncounted, least, lines } = assessSupply([unknown, infused, flower], RULE);
    expect(uncounted).toEqual([
      { item: unknown, missing: "thc" },
      { item: infused, missing: "rule" },
    ]);
    expect(least).toEqual([flower]);
    expect(lines).toMatchObject([{ form: "tier1", days: 2 }]);
  });

  it("has units that are a ninetieth of 90 days", () => {
    const { tier1, tier2, oral, vaporization, topical } = RULE.units;
    expect([tier1.dayMg, tier2.dayMg]).toEqual([226_800 / 90, 150_300 / 90]);
    expect([oral.dayMg, vaporization.dayMg]).toEqual([9_900 / 90, 53_100 / 90]);
    expect(topical.dayMg).toBe(26_550 / 90);
  });

  it("never falls by adding, is the same in any order, and as before after taking out", () => {
    const amount = fc.option(fc.integer({ min: 1, max: 20_000 }));
    const anyItem = fc.record({
      id: fc.constantFrom("a", "b", "c", "d", "e"),
      productId: fc.constantFrom("p", "q", "r"),
      name: fc.constant("x"),
      form: fc.constantFrom(...CATEGORIES),
      quantity: fc.integer({ min: 1, max: 30 }),
      netMg: amount,
      thcMg: amount,
    });
    const anyBasket = fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 5 });
    fc.assert(
      fc.property(anyBasket, anyItem, (basket, added) => {
        const line = { ...added, id: nextHandId(basket) };
        const more = addItem(basket, line);
        expect(days(...more)).toBeGreaterThanOrEqual(days(...basket));
        expect(days(...more.toReversed())).toBe(days(...more));
        expect(days(...setQuantity(more, line.id, 0))).toBe(days(...basket));
      }),
    );
  });
});
