import { describe, expect, it } from "vitest";
import { sweed } from "./sweed.ts";

type Given = Readonly<Record<string, unknown>>;
function read(variant: Given = {}, product: Given = {}) {
  const size = {
    id: 7,
    name: "3.5g",
    saleType: "Both",
    availableQty: 5,
    unitSize: { value: 3.5, unitAbbr: "G" },
    unitsInPackage: 1,
    price: 40,
    promoPrice: null,
    labTests: { thc: { value: [22, 26], unitAbbr: "%" }, cbd: null },
    ...variant,
  };
  const value = {
    name: "River Cake",
    brand: { name: "Oak Works" },
    category: { name: "Flower" },
    productType: { name: "Whole Flower" },
    strain: { name: "River Cake (I)", prevalence: { name: "Indica" } },
    variants: [size],
    ...product,
  };
  return sweed.read({ kind: "json", value: [value] }).drafts;
}
const columns = (variant: Given = {}, product: Given = {}) =>
  read(variant, product)[0]?.columns ?? {};

describe("a Sweed product", () => {
  it("is brought to the neutral columns", () => {
    expect(columns()).toMatchObject({
      name: "River Cake",
      brand: "Oak Works",
      category: "flower",
      strain: "River Cake",
      marketed_type: "indica",
      menu: "both",
      net_g: 3.5,
      thc_pct_min: 22,
      thc_pct_max: 26,
      price_cents: 4_000,
      in_stock: "yes",
    });
  });

  it("has a sale only with a promotional price", () => {
    expect(columns({ promos: [{ name: "30% off" }] })["sale_price_cents"]).toBeUndefined();
    expect(columns({ promoPrice: 28, promos: [{ name: "30% off" }] })).toMatchObject({
      sale_price_cents: 2_800,
      sale_text: "30% off",
      sale_conditions: "none",
    });
  });

  it("of a pack weighs all its pieces", () => {
    const pack = {
      name: "0.5g ea | 5-Pack",
      unitSize: { value: 0.5, unitAbbr: "G" },
      unitsInPackage: 5,
    };
    expect(columns(pack)).toMatchObject({ net_g: 2.5, unit_count: 5 });
  });

  it("has the dose of all its pieces, unless the laboratory disagrees", () => {
    const gummies = (tested: number) => ({
      name: "10mg ea | 10-Pack",
      unitSize: { value: 10, unitAbbr: "MG" },
      unitsInPackage: 10,
      labTests: { thc: { value: [tested], unitAbbr: "MG" } },
    });
    const edible = { category: { name: "Edibles" } };
    expect(columns(gummies(100), edible)).toMatchObject({ category: "edible", thc_mg_total: 100 });
    expect(columns(gummies(10), edible)).toMatchObject({ thc_mg_total: 100 });
    expect(read(gummies(0.5), edible)[0]).toMatchObject({
      columns: { thc_mg_total: null },
      contradicted: ["thc_mg_total"],
      remarks: [{ field: "thc_mg_total" }],
    });
  });

  it("is named by its kind where one strain comes in several", () => {
    expect(columns({}, { productType: { name: "Popcorn" } })).toMatchObject({
      name: "River Cake Popcorn",
    });
    const vape = { category: { name: "Vape" }, productType: { name: "Pod" } };
    expect(columns({}, vape)).toMatchObject({ name: "River Cake Pod", category: "vape" });
  });

  it("may be an accessory, and its strain a bare type", () => {
    const grinder = { category: { name: "Accessories" }, strain: { name: "Hybrid (H)" } };
    expect(columns({}, grinder)).toMatchObject({ category: "other", strain: null });
  });

  it("leaves out a size that is not offered, and stays one row when none is", () => {
    const none = read({ price: null });
    expect(none).toHaveLength(1);
    expect(none[0]?.columns?.price_cents).toBeUndefined();
  });
});
