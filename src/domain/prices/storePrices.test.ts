import { expect, it } from "vitest";
import type { StoreOffer } from "../offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { storePrices } from "./storePrices.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
let codes = 0;
const flower = (netMg: number, priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({
    netMg,
    priceCents,
    sizeKey: `${String(netMg)}mg`,
    sizeLabel: `${String(netMg / 1_000)}g`,
    ...more,
    product: product({ ...more.product, code: `c${String((codes += 1))}` }),
  });
const edible = (priceCents: number) =>
  flower(0, priceCents, {
    netMg: null,
    thcMg: 100,
    sizeKey: "100mg",
    sizeLabel: "100mg",
    product: product({ category: "edible" }),
  });

const told = (offers: StoreOffer[]) =>
  [...storePrices(tableOf(offers), NOW)].map(([slug, { price, of }]) => [slug, price.cents, of]);

it("a store is told by its cheapest eighth, however that is printed, though a tenth costs less", () => {
  const offers = [flower(3_500, 4_000), flower(3_540, 3_500), flower(2_830, 2_000)];
  expect(told(offers)).toEqual([["bliss-kent", 3_500, "3.5 g eighth"]]);
});

it("without an eighth by what it has: a tenth, other flower, then another category", () => {
  expect(told([edible(900), flower(7_000, 5_000), flower(2_830, 2_000)])).toEqual([
    ["bliss-kent", 2_000, "2.83 g tenth"],
  ]);
  expect(told([edible(900), flower(7_000, 5_000)])).toEqual([["bliss-kent", 5_000, "7 g quarter"]]);
  expect(told([edible(900)])).toEqual([["bliss-kent", 900, "100 mg Edibles"]]);
});

it("what only patients may buy, what is old and what is sold out tells no store", () => {
  const observedAt = "2026-11-10T11:00:00.000Z";
  expect(
    told([
      flower(3_500, 1_000, { menu: "med" }),
      flower(3_500, 1_100, { stock: "no" }),
      flower(3_500, 1_200, { observedAt }),
    ]),
  ).toEqual([]);
});

it("each store of a table has its own", () => {
  const other = { ...offer().store, slug: "elm-troy" };
  expect(told([flower(3_500, 3_000), flower(3_500, 2_500, { store: other })])).toEqual([
    ["bliss-kent", 3_000, "3.5 g eighth"],
    ["elm-troy", 2_500, "3.5 g eighth"],
  ]);
});
