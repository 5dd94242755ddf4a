import { acceptedRow, ago } from "../../../tests/support/data/checkedRows.ts";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { OfferColumn, RowField } from "./neutralRow.ts";

describe("a row is accepted with a warning when", () => {
  it("its sale is not below its price; the sale is dropped", () => {
    const { row, fields } = acceptedRow({ sale_price_cents: 3_000, sale_text: "Wow" });
    expect(fields).toEqual(["sale_price_cents"]);
    expect(row).toMatchObject({ salePriceCents: null, saleText: null, priceCents: 3_000 });
  });

  it("its flower has more than 40 % THC; the potency is left unknown", () => {
    const { row, fields } = acceptedRow({ thc_pct_min: 41 });
    expect(fields).toEqual(["thc_pct_min"]);
    expect(row).toMatchObject({ thcPctMin: null, thcMg: null });
  });

  it("an edible claims a flower's potency, or more than 1,100 mg", () => {
    const edible = { category: "edible", size_label: "10 pieces", thc_pct_min: 24 };
    expect(acceptedRow(edible).fields).toEqual(["thc_pct_min"]);
    const strong = { ...edible, thc_pct_min: null, thc_mg_total: 5_000 };
    expect(acceptedRow(strong)).toMatchObject({
      row: { labelledThcMg: null },
      fields: ["thc_mg_total"],
    });
  });

  it("an extract is above the legal 70 %, which is kept", () => {
    const { row, fields } = acceptedRow({ category: "extract", size_label: "1g", thc_pct_min: 82 });
    expect(fields).toEqual(["thc_pct_min"]);
    expect(row.thcPctMin).toBe(82);
  });

  it.each([
    ["a gram costs less than $1", { price_cents: 200 }],
    ["a gram costs more than $40", { price_cents: 12_000 }],
    [
      "100 mg cost less than $0.50",
      { category: "edible", size_label: "1000mg", thc_pct_min: null, price_cents: 400 },
    ],
  ])("%s; it is left out of rankings", (_, more) => {
    const { row, fields } = acceptedRow(more);
    expect(fields).toEqual(["price_cents"]);
    expect(row.ranked).toBe(false);
  });

  it("it is older than 30 days", () => {
    expect(acceptedRow({ observed_at: ago(31 * 24 * HOUR_MS) }).fields).toEqual(["observed_at"]);
  });
});

describe("an optional column that cannot be read", () => {
  it.each<[OfferColumn, RowField, unknown, unknown]>([
    ["source_url", "sourceUrl", "javascript:alert(1)", null],
    ["external_id", "externalId", ["7"], null],
    ["product_code", "productCode", {}, null],
    ["brand", "brand", ["Oak Works"], null],
    ["brand", "brand", "x".repeat(10_001), null],
    ["sale_text", "saleText", "x".repeat(10_001), null],
    ["subcategory", "subcategory", true, null],
    ["strain", "strain", {}, null],
    ["marketed_type", "marketedType", "ruderalis", null],
    ["unit_count", "unitCount", "2.5", null],
    ["cbd_mg_total", "cbdMg", "some", null],
    ["thc_pct_min", "thcPctMin", "-3", null],
    ["thc_pct_max", "thcPctMax", "n/a", null],
    ["cbd_pct", "cbdPct", 101, null],
    ["terpenes", "terpenes", 7, null],
    ["in_stock", "stock", "maybe", "unknown"],
    ["batch", "batch", [], null],
    ["lab_url", "labUrl", "no link", null],
    ["tested_on", "testedOn", "2026-02-30", null],
    ["packaged_on", "packagedOn", "yesterday", null],
  ])("%s: it is left out with a warning that says why", (column, field, value, kept) => {
    const { row, warnings } = acceptedRow({ [column]: value });
    expect(warnings).toEqual([
      { row: 7, field: column, reason: expect.stringMatching(/.; it is left out$/) },
    ]);
    expect(row).toMatchObject({ [field]: kept, priceCents: 3_000 });
  });

  it("is named by its length when that is the reason", () => {
    const [warning] = acceptedRow({ batch: "x".repeat(201) }).warnings;
    expect(warning?.reason).toBe("is longer than 200 characters; it is left out");
  });

  it("does not stop the size from saying the weight", () => {
    const { row, fields } = acceptedRow({ net_g: "2,83" });
    expect(fields).toEqual(["net_g"]);
    expect(row.netMg).toBe(2_830);
  });

  it.each(["soon", 0, "-5", 23.5])("a sale price of %s: the sale is left out", (price) => {
    const { row, fields } = acceptedRow({ sale_price_cents: price, sale_text: "Wow" });
    expect(fields).toEqual(["sale_price_cents"]);
    expect(row).toMatchObject({ salePriceCents: null, saleText: null, effectiveCents: 3_000 });
  });

  it.each<[OfferColumn, string]>([
    ["sale_conditions", "Tuesdays"],
    ["sale_starts", "on Friday"],
    ["sale_ends", "2026-11-31T00:00:00Z"],
    ["sale_ends", "9999-12-31T23:59:59-05:00"],
  ])("%s: the sale is kept, but nobody is said to pay its price", (field, value) => {
    const { row, fields } = acceptedRow({ sale_price_cents: 2_400, [field]: value });
    expect(fields).toEqual([field]);
    expect(row).toMatchObject({
      salePriceCents: 2_400,
      saleConditions: "other",
      saleStartsAt: null,
      saleEndsAt: null,
      effectiveCents: 3_000,
    });
  });
});
