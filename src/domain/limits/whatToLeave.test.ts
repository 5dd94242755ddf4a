import { expect, it } from "vitest";
import type { BasketItem, PurchaseRule } from "./limits.ts";
import { whatToLeave } from "./whatToLeave.ts";

const RULE: PurchaseRule = {
  profile: "adult",
  effectiveFrom: "2025-01-01",
  effectiveNote: null,
  plantOz: 2.5,
  thcMg: 15_000,
  source: { citation: "a law", url: null, basis: "official", checkedOn: "2026-11-25" },
};
const flower = (name: string, grams: number | null, quantity = 1): BasketItem => ({
  id: name,
  productId: name,
  name,
  form: "flower",
  quantity,
  netMg: grams === null ? null : grams * 1_000,
  thcMg: null,
});
const left = (basket: readonly BasketItem[], combined = false) =>
  whatToLeave(basket, RULE, combined)?.map(({ name, quantity }) => `${String(quantity)} ${name}`);

it("leaves nothing of what is within a day’s limit", () => {
  expect(left([])).toEqual([]);
  expect(left([flower("ounce", 28.3, 2)])).toEqual([]);
});

it("leaves the one package that is enough, and of several the one that gives up least", () => {
  expect(left([flower("ounce", 28.3, 2), flower("half", 14.15), flower("tenth", 2.83)])).toEqual([
    "1 tenth",
  ]);
  expect(left([flower("ounce", 28.3, 3)])).toEqual(["1 ounce"]);
});

it("leaves two or three where one is not enough", () => {
  expect(left([flower("ounce", 28.3, 4), flower("tenth", 2.83)])).toEqual(["2 ounce"]);
  expect(left([flower("ounce", 28.3, 3), flower("half", 14.15, 2)])).toEqual(["1 ounce", "1 half"]);
});

it("does not advise where it takes more than three, and never to leave what cannot be counted", () => {
  expect(left([flower("ounce", 28.3, 9)])).toBeUndefined();
  expect(left([flower("unknown", null), flower("ounce", 28.3, 3)])).toEqual(["1 ounce"]);
});

it("goes by the stricter reading where that is wanted", () => {
  const gummies: BasketItem = { ...flower("gummies", null), form: "edible", thcMg: 8_000 };
  expect(left([flower("ounce", 28.3, 2), gummies])).toEqual([]);
  expect(left([flower("ounce", 28.3, 2), gummies], true)).toEqual(["1 ounce"]);
});
