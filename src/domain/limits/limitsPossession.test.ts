import { describe, expect, it } from "vitest";
import type { BasketItem } from "./limits.ts";
import { assessPossession } from "./limitsPossession.ts";

const item = (more: Partial<BasketItem>): BasketItem => ({
  id: "one",
  productId: "one",
  name: "x",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: null,
  ...more,
});
const possess = (...items: BasketItem[]) => assessPossession(items, { plantOz: 2.5, extractG: 15 });

describe("the possession limit", () => {
  it("weighs plant material and extract apart, and asks nobody for THC", () => {
    const { plant, extract } = possess(
      item({ quantity: 25 }),
      item({ form: "extract", netMg: 1_000, quantity: 14 }),
      item({ form: "vape", netMg: 840 }),
    );
    expect([plant.used, plant.state]).toEqual([70_750, "near"]);
    expect([extract.used, extract.limit, extract.state]).toEqual([14_840, 15_000, "near"]);
  });

  it("is over with more than 15 g of extract", () => {
    expect(possess(item({ form: "extract", netMg: 1_000, quantity: 16 })).extract.state).toBe(
      "over",
    );
  });

  it("does not turn milligrams of THC into grams of extract", () => {
    const gummies = item({ form: "edible", netMg: null, thcMg: 110 });
    const cart = item({ form: "vape", netMg: null, thcMg: 590 });
    const { extract, uncounted } = possess(gummies, cart);
    expect(extract.used).toBe(0);
    expect(uncounted.map(({ missing }) => missing)).toEqual(["rule", "weight"]);
  });
});
