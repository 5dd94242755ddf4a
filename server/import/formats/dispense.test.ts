import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { dispense } from "./dispense.ts";
import { asObject } from "./platformFields.ts";

const file = new URL("../../../tests/fixtures/import/dispense.json", import.meta.url);
const value: unknown = JSON.parse(readFileSync(file, "utf8"));
const drafts = dispense.read({ kind: "json", value }).drafts;
const [product] = Array.isArray(value) ? value.map(asObject) : [];
const rows = drafts.map(({ columns }) => columns);

describe("a Dispense product", () => {
  it("is brought to the neutral columns; the compliance type, not the decorated name, is its category", () => {
    expect(rows[0]).toMatchObject({
      external_id: "d-1",
      source_url: "https://store.example/shop/peach-bites",
      brand: "Oak Works",
      category: "edible",
      strain: null,
      marketed_type: "sativa",
      menu: "both",
      size_label: "100mg",
      thc_mg_total: 100,
      price_cents: 2_000,
      sale_price_cents: 1_600,
      sale_conditions: "none",
      in_stock: "yes",
    });
  });

  it("never makes a dose of an edible's percentage", () => {
    expect(rows[0]?.thc_pct_min).toBeUndefined();
  });

  it("leaves a dose unknown that its name contradicts", () => {
    expect(rows[1]?.thc_mg_total).toBeUndefined();
    expect(drafts[1]?.contradicted).toEqual(["thc_mg_total"]);
  });

  it("without a reduction has no sale", () => {
    expect(rows[1]?.sale_price_cents).toBeUndefined();
  });

  it("sold by weight has its weight, its potency and its strain", () => {
    expect(rows[2]).toMatchObject({ net_g: 3.5, thc_pct_min: 24.5, strain: "River Cake" });
  });

  it("has conditions when its discount holds on some days only", () => {
    const discounts = [{ productOfferType: "SALE", days: ["TUESDAY"] }];
    const tuesday = [{ ...product, discounts }];
    expect(dispense.read({ kind: "json", value: tuesday }).drafts[0]?.columns).toMatchObject({
      sale_conditions: "other",
    });
  });

  it("that the store has switched off is no row", () => {
    const off = [{ ...product, enable: false }];
    expect(dispense.read({ kind: "json", value: off }).drafts).toEqual([]);
  });
});
