import { describe, expect, it } from "vitest";
import { assess, type BasketItem } from "#domain/limits/limits.ts";
import { measureText, roomText, shareText, sharedText, verdictText } from "./limitsText.ts";

const ADULT = { plantOz: 2.5, thcMg: 15_000 };

const item = (more: Partial<BasketItem> = {}): BasketItem => ({
  id: "one",
  productId: "one",
  name: "Blue Dream, 2.83g",
  form: "flower",
  quantity: 1,
  netMg: 2_830,
  thcMg: null,
  ...more,
});
const edible = (thcMg: number | null, quantity = 1) =>
  item({ id: "two", name: "Gummies", form: "edible", netMg: null, thcMg, quantity });
const said = (items: BasketItem[], combined = false) => {
  const result = assess(items, ADULT, combined);
  return [verdictText(result, result.uncounted.length > 0), roomText(result, combined)];
};

describe("the verdict and what still fits", () => {
  it("name both amounts", () => {
    expect(said([item({ quantity: 22 }), edible(110)])).toEqual([
      "Within the limit: 87.8%",
      "You can still add 3 tenths of flower and 14,890 mg THC of other products.",
    ]);
  });

  it("say “at least” and “at most” while something is not counted", () => {
    expect(said([item({ quantity: 24 }), edible(null)])).toEqual([
      "Close to the limit: at least 95.8%",
      "You can still add at most 1 tenth of flower and 15,000 mg THC of other products, less what is not counted.",
    ]);
    expect(said([item(), edible(null)])[0]).toBe(
      "Within the limit as far as counted: at least 4.0%",
    );
  });

  it("name less than a tenth, rounded down", () => {
    expect(said([item({ quantity: 25 }), edible(14_999.5)])).toEqual([
      "Close to the limit: 100.0%",
      "You can still add 0.12 g of flower (less than a tenth).",
    ]);
  });

  it("say by how much it is too much", () => {
    expect(said([item({ quantity: 26 }), edible(590, 26)])).toEqual([
      "Over the limit: 103.8%",
      "Too much by 2.71 g of plant material and 340 mg THC.",
    ]);
    expect(said([item({ quantity: 25 }), edible(7_500)], true)).toEqual([
      "Over the limit: 149.8%",
      "Too much by 49.8% of a day’s limit.",
    ]);
  });

  it("offer one or the other under the stricter reading", () => {
    expect(said([edible(7_500)], true)[1]).toBe(
      "You can still add 12 tenths of flower or 7,500 mg THC of other products.",
    );
  });

  it("say when nothing more fits", () => {
    expect(said([edible(15_000)], true)[1]).toBe("Nothing more fits today.");
  });
});

it("a share is never rounded into another state", () => {
  expect(shareText({ share: 0.8999, state: "ok" })).toBe("89.9%");
  expect(shareText({ share: 1.00004, state: "near" })).toBe("100.0%");
  expect(shareText({ share: 1.0001, state: "over" })).toBe("100.1%");
});

it("an amount says its share, its state and what is left or too much", () => {
  const { plant, thc } = assess([item({ quantity: 26 }), edible(100)], ADULT, false);
  expect(measureText(plant, "g", false)).toBe("103.8% · Over the limit · 2.71 g too much");
  expect(measureText(thc, "thc", true)).toBe(
    "At least 0.7% · Within the limit · 14,900 mg THC left",
  );
});

it("what is shared says what is in the basket, and neither who buys nor against which limit", () => {
  const basket = [item({ quantity: 2 }), edible(110)];
  const text = sharedText(basket, assess(basket, { plantOz: 10, thcMg: 60_000 }, false));
  expect(text).toBe(
    "2 × Blue Dream, 2.83g (Flower)\n1 × Gummies (Edibles)\nPlant material: 5.66 g\nOther products: 110 mg THC\nNot legal advice.",
  );
});
