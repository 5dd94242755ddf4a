import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { cheapestOf } from "./cheapest.ts";

const NOW = Date.parse("2026-11-20T15:00:00Z");

const of = (name: string, priceCents: number, more: Partial<StoreOffer> = {}) =>
  offer({ product: product({ code: name, name }), priceCents, ...more });

const names = (offers: readonly StoreOffer[], most = 3) =>
  cheapestOf(tableOf(offers), most, NOW).map(({ offer: { product: what } }) => what.name);

it("is the lowest price of a gram, each product once, and no more than asked for", () => {
  const ounce = { sizeKey: "28000mg", sizeLabel: "28g", netMg: 28_000, thcMg: 6_000 };
  expect(
    names([of("a", 3_000), of("b", 12_000, ounce), of("b", 4_000), of("c", 3_500), of("d", 9_000)]),
  ).toEqual(["b", "a", "c"]);
});

it("compares within flower where there is any, else within the next kind on the menu", () => {
  const vape = (name: string, priceCents: number) =>
    of(name, priceCents, {
      product: product({ code: name, name, category: "vape" }),
      sizeKey: "1000mg",
      netMg: 1_000,
    });
  expect(names([vape("v", 1_000), of("a", 9_000)])).toEqual(["a"]);
  expect(names([vape("v", 2_000), vape("w", 1_000)])).toEqual(["w", "v"]);
});

it("nothing that may not be compared is among them", () => {
  expect(
    names([
      of("gone", 1_000, { missingSince: "2026-11-19T00:00:00.000Z" }),
      of("unlikely", 1_100, { ranked: false }),
      of("patients", 1_200, { menu: "med" }),
    ]),
  ).toEqual([]);
});
