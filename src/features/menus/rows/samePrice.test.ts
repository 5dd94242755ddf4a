import { expect, it } from "vitest";
import { offerAt } from "#domain/offers/menuTable.ts";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, storeProfile, tableOf } from "../../../../tests/support/data/offers.ts";
import { priceTable } from "./pricedTable.ts";
import { foldSamePrice } from "./samePrice.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const KENT = { lat: 41.15, lon: -81.36 };
const at = (slug: string, more: Partial<StoreOffer> = {}, point = { lat: 39.33, lon: -82.1 }) =>
  offer({ ...more, store: storeProfile({ slug, ...point }) });

/** Which store each row is, and how many more it stands for. */
function folded(offers: StoreOffer[], from: typeof KENT | null = null, kept = "") {
  const table = tableOf(offers);
  const rows = offers.map((_, row) => row);
  const list = foldSamePrice(priceTable(table, NOW), rows, from, ({ slug }) => slug === kept);
  return list.rows.map((row) => [offerAt(table, row).store.slug, list.others.get(row) ?? 0]);
}

it("a product of one size and price stands once, whatever stores have it", () => {
  const eighth = { sizeKey: "3500mg", netMg: 3_500 };
  expect(
    folded([at("athens"), at("kent"), at("kent", eighth), at("lima", { priceCents: 2_900 })]),
  ).toEqual([
    ["athens", 1],
    ["kent", 0],
    ["lima", 0],
  ]);
});

it("it is the nearest store's where the visitor's place is known", () => {
  expect(folded([at("athens"), at("kent", {}, KENT)], KENT)).toEqual([["kent", 1]]);
});

it("it is a kept store's before the nearest, and without a place the one seen last", () => {
  expect(folded([at("athens"), at("kent", {}, KENT)], KENT, "athens")).toEqual([["athens", 1]]);
  const late = at("late", { observedAt: "2026-11-20T11:59:00.000Z" });
  expect(folded([at("athens", { observedAt: "2026-11-20T09:00:00.000Z" }), late])).toEqual([
    ["late", 1],
  ]);
});

it("what is gone, or less for another reason, is no same price", () => {
  expect(
    folded([
      at("athens"),
      at("kent", { stock: "no" }),
      at("lima", { priceCents: 4_000, salePriceCents: 3_000, saleConditions: "none" }),
    ]).map(([, others]) => others),
  ).toEqual([0, 0, 0]);
});
