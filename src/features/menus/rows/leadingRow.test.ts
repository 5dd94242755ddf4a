import { expect, it } from "vitest";
import type { StoreOffer } from "#domain/offers/offers.ts";
import { offer, product, tableOf } from "../../../../tests/support/data/offers.ts";
import { leadingRow } from "./leadingRow.ts";
import { priceTable } from "./pricedTable.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

/** The size of the row that leads a menu of these, in their order. */
function leading(...given: Partial<StoreOffer>[]) {
  const offers = given.map((own, at) =>
    offer({ ...own, product: product({ code: `p${String(at)}` }) }),
  );
  const row = leadingRow(priceTable(tableOf(offers), NOW), [...offers.keys()]);
  return row === null ? null : offers[row]?.sizeKey;
}
const OUNCE = { sizeKey: "28300mg", netMg: 28_300 };
const EIGHTH = { sizeKey: "3500mg", netMg: 3_500 };

it("the first eighth leads a menu that begins with ounces, however its label prints it", () => {
  const other = { sizeKey: "3540mg", netMg: 3_540 };
  expect(leading(OUNCE, other, EIGHTH)).toBe("3540mg");
});

it("what nobody can buy leads nothing, nor does what is the first anyhow", () => {
  expect(leading(OUNCE, { ...EIGHTH, stock: "no" })).toBeNull();
  expect(leading(EIGHTH, OUNCE)).toBeNull();
  expect(leading(OUNCE)).toBeNull();
  expect(leading()).toBeNull();
});
