import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { dealsOf } from "./findDeals.ts";
import { firstDeals } from "./firstDeals.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** Deals of flower in the order given, each of the grams in its name. */
function dealsOfGrams(...grams: number[]) {
  const offers = grams.map((own, at): StoreOffer =>
    offer({
      priceCents: own * 1_000,
      salePriceCents: own * 500,
      saleConditions: "none",
      netMg: own * 1_000,
      sizeKey: `${String(own * 1_000)}mg`,
      sizeLabel: `${String(own)}g`,
      product: product({ code: `d${String(at)}`, name: `${String(own)} g` }),
    }),
  );
  return dealsOf({ table: tableOf(offers) }, NOW);
}
const ALWAYS_ON = { kind: "usual", since: "2026-07-10", shape: "9999999999999" } as const;
const names = (deals: ReturnType<typeof dealsOfGrams>) =>
  firstDeals(deals).map(({ offer: { product: own } }) => own.name);

it("the first deals of a section are of each size before one has a second, in the section's order", () => {
  expect(names(dealsOfGrams(28, 28, 28, 28, 28, 28, 3.5, 7, 28))).toEqual([
    "28 g",
    "28 g",
    "28 g",
    "28 g",
    "3.5 g",
    "7 g",
  ]);
});

it("where all are of one size they are the first ones", () => {
  expect(names(dealsOfGrams(28, 28))).toEqual(["28 g", "28 g"]);
});

it("a sale that is always on is none of them while there is news enough, whatever its size", () => {
  const ounces = dealsOfGrams(28, 28, 28, 28, 28, 28);
  const [eighth] = dealsOfGrams(3.5);
  const deals = eighth === undefined ? [] : [...ounces, { ...eighth, verdict: ALWAYS_ON }];
  expect(names(deals)).toEqual(Array.from({ length: 6 }, () => "28 g"));
  expect(names(deals.slice(4))).toEqual(["28 g", "28 g", "3.5 g"]);
});
