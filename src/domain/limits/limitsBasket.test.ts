import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { offer, product } from "../../../tests/support/data/offers.ts";
import { BasketSchema, addItem, itemOfOffer, nextHandId, setQuantity } from "./limitsBasket.ts";

const tenth = itemOfOffer(offer());

describe("a basket", () => {
  it("takes an offer with its weight and THC", () => {
    expect(tenth).toEqual({
      id: "b7k2m9 2830mg 679.2",
      productId: "b7k2m9 2830mg",
      name: "Ninefold Blue Dream, 2.83 g",
      form: "flower",
      quantity: 1,
      netMg: 2_830,
      thcMg: 679.2,
    });
  });

  it("keeps a batch with another amount of THC apart, as the same product", () => {
    const other = itemOfOffer(offer({ thcMg: 700 }));
    expect(addItem([tenth], other)).toHaveLength(2);
    expect(other.productId).toBe(tenth.productId);
  });

  it("takes a weight of nothing as none, and keeps THC of nothing", () => {
    const { netMg, thcMg } = itemOfOffer(
      offer({ product: product({ category: "topical" }), netMg: 0, thcMg: 0 }),
    );
    expect([netMg, thcMg]).toEqual([null, 0]);
  });

  it("counts up what is added again", () => {
    expect(addItem([tenth], { ...tenth, quantity: 2 })).toEqual([{ ...tenth, quantity: 3 }]);
  });

  it("holds 999 packages of one line and 200 lines at most", () => {
    expect(setQuantity([tenth], tenth.id, 5_000)[0]?.quantity).toBe(999);
    const full = Array.from({ length: 200 }, (_, n) => ({ ...tenth, id: String(n) }));
    expect(addItem(full, tenth)).toBe(full);
  });

  it("names lines written by hand after each other", () => {
    const line = { ...tenth, id: nextHandId([]) };
    expect(line.id).toBe("hand-1");
    expect(nextHandId([line, tenth, { ...tenth, id: "hand-7" }])).toBe("hand-8");
  });

  it.each([
    ["nothing", undefined],
    ["a text", "[object Object]"],
    ["another shape", { items: [] }],
    ["broken lines", [null, 1, {}, { ...tenth, quantity: -1 }, { ...tenth, netMg: "2" }]],
  ])("is empty when storage holds %s", (_, saved) => {
    expect(v.parse(BasketSchema, saved)).toEqual([]);
  });

  it("keeps the lines that can be read, once each", () => {
    expect(v.parse(BasketSchema, [tenth, { ...tenth, thcMg: -1 }, tenth])).toEqual([
      { ...tenth, quantity: 2 },
    ]);
  });
});
