import { expect, it } from "vitest";
import type { BasketItem } from "../limits/limits.ts";
import { basketReceipt, patientsSaving } from "./basketReceipt.ts";
import { registerOf } from "./register.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";

const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-26");
const item = (more: Partial<BasketItem["price"]> & { quantity?: number } = {}): BasketItem => {
  const { quantity = 1, ...price } = more;
  return {
    id: "a",
    productId: "a",
    name: "A",
    form: "flower",
    quantity,
    netMg: 2_830,
    thcMg: null,
    price: {
      cents: 1_005,
      menu: "both",
      store: { slug: "kent", taxArea: "portage", pricesIncludeTax: "no" },
      ...price,
    },
  };
};

it("a basket is taxed as one sum of a store", () => {
  // 3 × $10.05 = $30.15: excise $3.015, up; sales tax of 7 % $2.1105. One by one it were $1.01 and $0.70 each.
  expect(basketReceipt([item({ quantity: 3 })], register)).toEqual({
    totalCents: 3_015 + 302 + 211,
    lessForPatientsCents: 302,
    packages: 3,
    unpriced: 0,
  });
});

it("what is only for adults is no cheaper for patients, and what has no price is said", () => {
  const byHand = { ...item(), price: undefined };
  const lost = item({ store: { slug: "x", taxArea: null, pricesIncludeTax: "no" } });
  expect(basketReceipt([item({ menu: "rec" }), byHand, lost], register)).toMatchObject({
    lessForPatientsCents: 0,
    packages: 1,
    unpriced: 2,
  });
});

it("what a patient would pay less is known before tax, too: the excise, of what a patient may buy", () => {
  const three = item({ quantity: 3 });
  const store = { slug: "x", taxArea: null, pricesIncludeTax: "yes" } as const;
  const basket = [three, item({ menu: "rec" }), item({ menu: "med" }), item({ store })];
  expect(patientsSaving(basket, "10.00")).toBe(302);
  expect(patientsSaving([], "10.00")).toBe(0);
});
