import { expect, it } from "vitest";
import { offer, tableOf } from "../../../../tests/support/data/offers.ts";
import { priceTable } from "./pricedTable.ts";
import { usualOff } from "./usualOff.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

const less = { priceCents: 4_000, salePriceCents: 2_800, saleConditions: "none" } as const;

/** Of a list of ten, of which so many are 30 % less and the others cost what they always do. */
function ofTen(count: number, more: object = {}): string | null {
  const rows = Array.from({ length: 10 }, (_, row) => row);
  const table = tableOf(rows.map((row) => offer(row < count ? { ...less, ...more } : {})));
  return usualOff(priceTable(table, NOW), rows);
}

it("a list of which six in ten are as much below their regular price says so", () => {
  expect([5, 6, 10].map((count) => ofTen(count))).toEqual([null, "30%", "30%"]);
});

it("a sale that is over, or for members alone, is none of it", () => {
  expect(ofTen(10, { saleEndsAt: new Date(NOW - 1).toISOString() })).toBeNull();
  expect(ofTen(10, { saleConditions: "loyalty" })).toBeNull();
});

it("a few rows are read one by one", () => {
  const table = tableOf([offer(less), offer(less)]);
  expect(usualOff(priceTable(table, NOW), [0, 1])).toBeNull();
});
