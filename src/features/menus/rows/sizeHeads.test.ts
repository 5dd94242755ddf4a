import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../../tests/support/data/offers.ts";
import { priceTable } from "./pricedTable.ts";
import { sizeHeads } from "./sizeHeads.ts";
import { orderRows } from "./useMenuRows.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** A menu of these by size: above which prices which words stand. */
function headed(...given: Partial<StoreOffer>[]) {
  const offers = given.map((own, at) =>
    offer({ ...own, product: product({ code: `p${String(at)}` }) }),
  );
  const priced = priceTable(tableOf(offers), NOW);
  const rows = [...orderRows(priced, "size")];
  const heads = sizeHeads(priced, rows);
  return rows.flatMap((row) => [heads.get(row) ?? [], (priced.cents[row] ?? 0) / 100].flat());
}
const OUNCE = { sizeKey: "28300mg", netMg: 28_300, priceCents: 12_100 };
const TENTH = { sizeKey: "2830mg", netMg: 2_830, priceCents: 2_500 };
const EIGHTH = { sizeKey: "3500mg", netMg: 3_500, priceCents: 4_000 };

it("a menu by size begins with the eighths, however their labels print them, the cheapest first, then the lightest", () => {
  const other = { sizeKey: "3540mg", netMg: 3_540, priceCents: 3_000 };
  expect(headed(OUNCE, EIGHTH, TENTH, other)).toEqual([
    "3.5 g eighth",
    30,
    40,
    "2.83 g tenth",
    25,
    "Ounce",
    121,
  ]);
});

it("what nobody can buy stands behind all sizes, and says so", () => {
  expect(headed(OUNCE, { ...EIGHTH, stock: "no" })).toEqual([
    "Ounce",
    121,
    "Old, sold out or for patients",
    40,
  ]);
});

it("a list of one size has no head", () => {
  expect(headed(EIGHTH, { ...EIGHTH, priceCents: 3_500 })).toEqual([35, 40]);
});
