import { describe, expect, it } from "vitest";
import { dutchie } from "./dutchie.ts";

function read(more: Readonly<Record<string, unknown>> = {}) {
  const product = {
    _id: "a1",
    Name: "River Cake",
    brandName: "Oak Works",
    type: "Flower",
    subcategory: "premium",
    strainType: "Indica",
    Options: ["1/8oz"],
    recPrices: [34],
    recSpecialPrices: [],
    medicalPrices: [30],
    medicalSpecialPrices: [27.5],
    THCContent: { unit: "PERCENTAGE", range: [24.4] },
    manualInventory: [{ option: "1/8oz", inventory: 4 }],
    ...more,
  };
  return dutchie.read({
    kind: "json",
    value: { data: { filteredProducts: { products: [product] } } },
  }).drafts;
}
const columns = (more: Readonly<Record<string, unknown>> = {}) => read(more)[0]?.columns ?? {};

describe("a Dutchie product", () => {
  it("is brought to the neutral columns, one row for each of its two menus", () => {
    expect(read().map((draft) => draft.columns)).toMatchObject([
      {
        name: "River Cake",
        brand: "Oak Works",
        menu: "rec",
        size_label: "1/8oz",
        price_cents: 3_400,
      },
      {
        menu: "med",
        price_cents: 3_000,
        sale_price_cents: 2_750,
        in_stock: "yes",
        thc_pct_min: 24.4,
      },
    ]);
    expect(columns()["sale_price_cents"]).toBeUndefined();
  });

  it("is on one menu only when it says so", () => {
    expect(read({ medicalOnly: true }).map((draft) => draft.columns?.menu)).toEqual(["med"]);
  });

  it("keeps each size with its own price, and leaves out a size without one", () => {
    const sizes = { Options: ["1g", "1/8oz", "1/4oz"], recPrices: [0, 34], medicalPrices: [null] };
    expect(read(sizes).map((draft) => draft.columns)).toMatchObject([
      { size_label: "1/8oz", price_cents: 3_400 },
    ]);
  });

  it("has no sale when its special price is null or an object without a price", () => {
    for (const special of [null, {}, 0, undefined]) {
      expect(columns({ recSpecialPrices: [special] })["sale_price_cents"]).toBeUndefined();
    }
  });

  it("is low in stock when the platform counts it below its threshold", () => {
    const counted = {
      manualInventory: null,
      POSMetaData: { children: [{ option: "1/8oz", quantityAvailable: 2 }] },
    };
    expect(columns({ ...counted, isBelowThreshold: false })).toMatchObject({ in_stock: "yes" });
    expect(columns({ ...counted, isBelowThreshold: true })).toMatchObject({ in_stock: "low" });
    expect(columns({ manualInventory: [] })).toMatchObject({ in_stock: "unknown" });
  });

  it("without any price stays one row, to be refused", () => {
    expect(read({ recPrices: [], medicalPrices: [] })).toHaveLength(1);
  });

  it("in milligrams has a dose, of which the low end counts, and no percentage", () => {
    const edible = {
      type: "Oral",
      Options: ["N/A"],
      THCContent: { unit: "MILLIGRAMS", range: [100, 110] },
    };
    expect(columns(edible)).toMatchObject({
      category: "edible",
      size_label: "each",
      thc_mg_total: 100,
    });
    expect(columns(edible)["thc_pct_min"]).toBeUndefined();
  });

  it("takes THC and THCA apart where they make up the printed sum", () => {
    const part = (name: string, value: number) => ({
      value,
      unit: "PERCENTAGE",
      cannabinoid: { name },
    });
    const parts = [part("THC-D9 (Delta 9)", 1.4), part("THCA (acid)", 23)];
    expect(columns({ cannabinoidsV2: parts })).toMatchObject({ thc_pct_min: 1.4, thca_pct: 23 });
    expect(columns({ cannabinoidsV2: [part("THCA (acid)", 3)] })["thca_pct"]).toBeUndefined();
  });

  it.each([
    ["1gC", "1g"],
    [".5g", "0.5g"],
    ["1/8oz", "1/8oz"],
    ["N/A", "each"],
  ])("in the size %s is printed as %s", (option, label) => {
    expect(columns({ Options: [option] })).toMatchObject({ size_label: label });
  });

  it("keeps a range, and accessories as other", () => {
    const range = { unit: "PERCENTAGE", range: [22, 26] };
    expect(columns({ THCContent: range })).toMatchObject({ thc_pct_min: 22, thc_pct_max: 26 });
    expect(columns({ type: "Accessories", THCContent: null })).toMatchObject({ category: "other" });
  });
});
