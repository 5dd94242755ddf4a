import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../tests/support/data/offers.ts";
import { namedAfter } from "./NamedAfter.tsx";

const NOON = Date.parse("2026-11-20T12:00:00Z");
const GELATO = { slug: "gelato", name: "Gelato" };

function find(offers: readonly StoreOffer[]) {
  const table = tableOf(offers);
  const rows = offers.map((_, row) => row);
  return namedAfter({ stores: table.stores, tables: [{ table, rows }] }, GELATO, NOON, null);
}
const named = (name: string, more: Partial<StoreOffer> = {}, strainSlug: string | null = null) =>
  offer({ product: product({ code: name, name, strainSlug }), ...more });

it("counts each product that has the strain's name in its own once, with the lowest price", () => {
  expect(
    find([
      named("Gelato Punch Cookies Smalls", { priceCents: 4_072 }),
      named("Berry Gelato Essentials", { priceCents: 3_025 }),
      named("Berry Gelato Essentials", { priceCents: 3_525 }),
      named("Blue Dream", { priceCents: 1_000 }),
    ]),
  ).toMatchObject({ products: 2, fromCents: 3_025, isAbout: false });
});

it("tells the three cheapest of these, each product once, where it costs the least", () => {
  const found = find([
    named("Gelato Punch", { priceCents: 4_072 }),
    named("Lemon Gelato", { priceCents: 3_525 }),
    named("Lemon Gelato", { priceCents: 3_025 }),
    named("Gelato Dosi", { priceCents: 5_000 }),
    named("Gelato Cake", { priceCents: 3_100 }),
  ]);
  expect(found?.cheapest.map((each) => [each.offer.product.name, each.price.cents])).toEqual([
    ["Lemon Gelato", 3_025],
    ["Gelato Cake", 3_100],
    ["Gelato Punch", 4_072],
  ]);
});

it("takes whole words alone, and neither the strain itself nor what is sold out or gone", () => {
  expect(
    find([
      named("Gelatoni"),
      named("Gelato", {}, "gelato"),
      named("Gelato Cake", { stock: "no" }),
      named("Gelato 41", { missingSince: "2026-11-01T00:00:00.000Z" }),
    ]),
  ).toBeNull();
});

it("leaves out what is another strain with a page of its own, by its label or by its name", () => {
  expect(
    find([
      named("Lemon Cherry Gelato"),
      named("Lemon Cherry Gelato Smalls"),
      named("Gelato Biscotti", {}, "biscotti"),
    ]),
  ).toBeNull();
});
