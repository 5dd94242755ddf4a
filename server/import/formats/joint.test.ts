import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { joint } from "./joint.ts";

const file = new URL("../../../tests/fixtures/import/joint.json", import.meta.url);
const value: unknown = JSON.parse(readFileSync(file, "utf8"));
const rows = joint.read({ kind: "json", value }).drafts.map(({ columns }) => columns);

describe("a Joint product", () => {
  it("is brought to the neutral columns, prices and potencies being texts", () => {
    expect(rows[0]).toMatchObject({
      external_id: "j-1",
      brand: "Oak Works",
      category: "flower",
      subcategory: "",
      marketed_type: "hybrid",
      menu: "rec",
      size_label: "1/8oz",
      thc_pct_min: 24.5,
      price_cents: 6_000,
      sale_price_cents: 3_600,
      sale_conditions: "none",
      in_stock: "yes",
    });
  });

  it("has one row for each size", () => {
    expect(rows[1]).toMatchObject({ size_label: "0.5g", price_cents: 1_000, in_stock: "no" });
    expect(rows[1]?.sale_price_cents).toBeUndefined();
  });

  it("is dosed by its weight where its name says so, whatever percentage is printed", () => {
    expect(rows[2]).toMatchObject({ size_label: "100mg", thc_mg_total: 100 });
    expect(rows[2]?.thc_pct_min).toBeUndefined();
  });

  it("has a sale for everybody only when its title sets no terms", () => {
    expect(rows[2]).toMatchObject({ sale_price_cents: 1_788, sale_conditions: "bundle" });
  });
});
