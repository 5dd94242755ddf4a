import { expect, it } from "vitest";
import type { BasketItem } from "../limits/limits.ts";
import { basketReceipt, patientsSaving } from "./basketReceipt.ts";
import { registerOf } from "./register.ts";
import { shippedTaxes } from "../../../tests/support/data/taxes.ts";

const register = registerOf(shippedTaxes(), { profile: "adult", discounts: [] }, "2026-11-26");
const NOW = Date.UTC(2026, 10, 26, 12);
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
  expect(basketReceipt([item({ quantity: 3 })], register, NOW)).toEqual({
    totalCents: 3_015 + 302 + 211,
    lessForPatientsCents: 302,
    packages: 3,
    patientsOnly: 0,
    unpriced: 0,
  });
});

it("what is only for adults is no cheaper for patients, and what has no price is said", () => {
  const byHand = { ...item(), price: undefined };
  const lost = item({ store: { slug: "x", taxArea: null, pricesIncludeTax: "no" } });
  expect(basketReceipt([item({ menu: "rec" }), byHand, lost], register, NOW)).toMatchObject({
    lessForPatientsCents: 0,
    packages: 1,
    unpriced: 2,
  });
});

it("what only patients may buy is in no adult's total, and in a patient's it is", () => {
  const basket = [item(), item({ menu: "med" })];
  const patient = registerOf(shippedTaxes(), { profile: "patient", discounts: [] }, "2026-11-26");
  expect(basketReceipt(basket, register, NOW)).toMatchObject({
    packages: 1,
    patientsOnly: 1,
    unpriced: 0,
  });
  expect(basketReceipt(basket, patient, NOW)).toMatchObject({ packages: 2, patientsOnly: 0 });
});

it("a sale that is the visitor's own is what the basket comes to, and what a patient saves counts patients' sales", () => {
  const sale = { storeName: "Kent", cents: 500, text: "x", startsAt: null, endsAt: null };
  const patients = item({ sale: { ...sale, conditions: "med_only" } });
  const veterans = item({ sale: { ...sale, text: "Veterans", conditions: "other" } });
  const veteran = registerOf(
    shippedTaxes(),
    { profile: "adult", discounts: [{ kind: "veteran" }] },
    "2026-11-26",
  );
  expect(basketReceipt([veterans], veteran, NOW).totalCents).toBe(500 + 50 + 35);
  expect(basketReceipt([veterans], register, NOW).totalCents).toBe(1_005 + 101 + 70);
  // $10.05 with an excise of $1.01 before, $5.00 without.
  expect(patientsSaving([patients], "10.00", null, NOW)).toBe(101 + 505);
  expect(basketReceipt([patients], register, NOW).lessForPatientsCents).toBe(
    1_005 + 101 + 70 - 535,
  );
});

it("what a patient would pay less is known before tax, too: the excise, of what a patient may buy", () => {
  const three = item({ quantity: 3 });
  const store = { slug: "x", taxArea: null, pricesIncludeTax: "yes" } as const;
  const basket = [three, item({ menu: "rec" }), item({ menu: "med" }), item({ store })];
  expect(patientsSaving(basket, "10.00", null, NOW)).toBe(302);
  expect(patientsSaving([], "10.00", null, NOW)).toBe(0);
});
