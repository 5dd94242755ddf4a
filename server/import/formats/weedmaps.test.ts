import { describe, expect, it } from "vitest";
import { weedmaps } from "./weedmaps.ts";

type Given = Readonly<Record<string, unknown>>;

function read(more: Given = {}, listing: Given = {}) {
  const item = {
    id: 5,
    name: "River Cake",
    brand: { name: "Oak Works" },
    edge_category: { name: "Flower", ancestors: [] },
    genetics_tag: { name: "Indica" },
    price: { price: 35, label: "1/8 oz", on_sale: false, original_price: null },
    aggregate_metrics: { thc: 24.5, thc_unit: "%", cbd: 0, terpenes: 2.1 },
    updated_at: "2026-01-01T00:00:00Z",
    ...more,
  };
  const value = { data: { menu_items: [item], listing } };
  return weedmaps.read({ kind: "json", value }).drafts;
}
const columns = (more: Given = {}, listing: Given = {}) => read(more, listing)[0]?.columns ?? {};

describe("a Weedmaps item", () => {
  it("is brought to the neutral columns", () => {
    expect(columns()).toMatchObject({
      external_id: 5,
      name: "River Cake",
      brand: "Oak Works",
      category: "flower",
      marketed_type: "indica",
      menu: "both",
      size_label: "1/8 oz",
      thc_pct_min: 24.5,
      price_cents: 3_500,
    });
  });

  it("is not of the time at which its listing was edited", () => {
    expect(columns()["observed_at"]).toBeUndefined();
  });

  it("has one row for each weight it is priced by, and none for one without a price", () => {
    const prices = {
      eighth: { price: 35, label: "" },
      ounce: [{ price: 200, label: "1 oz" }],
      half_gram: { price: 0 },
      grams_per_eighth: 3.5,
    };
    expect(read({ prices }).map((draft) => draft.columns)).toMatchObject([
      { size_label: "3.5g", price_cents: 3_500 },
      { size_label: "1 oz", price_cents: 20_000 },
    ]);
  });

  it("of several variants has one row for each", () => {
    const variants = [
      { price: { price: 20, unit: "g", quantity: 1 } },
      { price: { price: 55, unit: "g", quantity: 3.5 } },
    ];
    expect(read({ variants }).map((draft) => draft.columns?.size_label)).toEqual(["1 g", "3.5 g"]);
  });

  it("on sale has the price it had before and the one it has now", () => {
    const price = { price: 28, original_price: 35, on_sale: true, label: "3.5g" };
    expect(columns({ price })).toMatchObject({ price_cents: 3_500, sale_price_cents: 2_800 });
    expect(columns({ price: { ...price, on_sale: false } })).toMatchObject({ price_cents: 2_800 });
    expect(
      columns({ price: { ...price, original_price: 20 } })["sale_price_cents"],
    ).toBeUndefined();
  });

  it("sold by the unit weighs what the end of its name says", () => {
    const unit = { price: 40, label: "1 unit", unit: "unit", quantity: 1 };
    expect(columns({ price: unit, name: "Fog Cart | 0.5g" })).toMatchObject({ size_label: "0.5g" });
    expect(columns({ price: unit })).toMatchObject({ size_label: "1 unit" });
  });

  it("belongs to the first known category on the way to the root of the tree, flower last", () => {
    const under = (name: string, ...ancestors: string[]) =>
      columns({ edge_category: { name, ancestors: ancestors.map((one) => ({ name: one })) } });
    expect(under("Live Resin", "Concentrates")["category"]).toBe("extract");
    expect(under("Infused Pre Roll", "Pre Roll", "Flower")["category"]).toBe("infused_preroll");
    expect(under("Cartridges", "Vape Pens")["category"]).toBe("vape");
    expect(under("Music")["category"]).toBe("Music");
    expect(columns({ edge_category: null, category: { name: "Hybrid" } })).toMatchObject({
      category: "flower",
      marketed_type: "indica",
    });
  });

  it("in milligrams has a dose; without a unit it has no potency", () => {
    const edible = { edge_category: { name: "Gummies", ancestors: [{ name: "Edibles" }] } };
    const metrics = { aggregate_metrics: { thc: 100, thc_unit: "mg" } };
    expect(columns({ ...edible, ...metrics })).toMatchObject({ thc_mg_total: 100 });
    expect(columns({ aggregate_metrics: { thc: 24 } })["thc_pct_min"]).toBeNull();
  });

  it("is on the menu that its listing is licensed for", () => {
    expect(columns({}, { license_type: "medical" })).toMatchObject({ menu: "med" });
    expect(columns({}, { license_type: "hybrid" })).toMatchObject({ menu: "both" });
  });

  it("without any price stays one row, to be refused", () => {
    const drafts = read({ price: null });
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.columns?.price_cents).toBeUndefined();
  });
});
