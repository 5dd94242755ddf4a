import { describe, expect, it } from "vitest";
import { bloom } from "./bloom.ts";

const URL_START = "https://menu.example/oh/akron-dispensary/recreational-menu/product/";

function row(more: Readonly<Record<string, unknown>> = {}) {
  return {
    source: "bloom",
    location: "akron",
    category: "flower",
    product_id: "77",
    product_url: `${URL_START}77+two_gram/oak-works-river-cake-2-83g-indica`,
    name: "River Cake",
    brand: "Oak Works",
    product_format: "whole buds",
    strain_type: "indica",
    thc_percent: 24,
    sale_price: 26.6,
    msrp: 38,
    scraped_at: "2026-11-20T14:44:16Z",
    package_size_grams: 2,
    terpenes: ["Myrcene", "Caryo"],
    ...more,
  };
}

function columns(given: unknown) {
  return bloom.read({ kind: "json", value: [given] }).drafts[0]?.columns ?? {};
}

describe("a bloom row", () => {
  it("is brought to the neutral columns", () => {
    expect(columns(row())).toMatchObject({
      store_location: { platform: "bloom", location: "akron" },
      observed_at: "2026-11-20T14:44:16Z",
      name: "River Cake",
      brand: "Oak Works",
      category: "flower",
      strain: "River Cake",
      menu: "rec",
      size_label: "2.83g",
      net_g: 2.83,
      price_cents: 3_800,
      sale_price_cents: 2_660,
      thc_pct_min: 24,
    });
  });

  it("weighs what its address says, whatever shelf it is filed on", () => {
    const filed = `${URL_START}77+eighth_ounce/oak-works-river-cake-5-66g-indica`;
    expect(columns(row({ product_url: filed }))).toMatchObject({ net_g: 5.66 });
  });

  it("does not take a number of its name for a part of the weight", () => {
    const numbered = `${URL_START}77+quarter_ounce/oak-works-river-cake-2-7g-indica`;
    const columnsOf = columns(row({ name: "River Cake #2", product_url: numbered }));
    expect(columnsOf).toMatchObject({ net_g: 7 });
  });

  it("of a pack weighs the whole pack", () => {
    const pack = `${URL_START}77+half_gram/oak-works-lime-live-resin-cart-1-5g-3pk-indica`;
    const given = row({
      category: "vape",
      name: "Lime",
      product_format: "live resin cart 1.5g - 3 pk",
      product_url: pack,
    });
    expect(columns(given)).toMatchObject({
      name: "Lime Live Resin Cart 3-pack",
      net_g: 1.5,
      unit_count: 3,
      strain: null,
    });
  });

  it("falls back to the shelf's weight with a remark, but never to two grams", () => {
    const unclear = (shelf: string) =>
      row({ product_url: `${URL_START}77+${shelf}/oak-works-river-cake-indica` });
    const [draft] = bloom.read({ kind: "json", value: [unclear("eighth_ounce")] }).drafts;
    expect(draft).toMatchObject({ columns: { net_g: 3.5 }, remarks: [{ field: "net_g" }] });
    expect(columns(unclear("two_gram"))["net_g"]).toBeUndefined();
  });

  it("names smalls, so that they are not the same product as whole buds", () => {
    expect(columns(row({ product_format: "smalls" }))).toMatchObject({ name: "River Cake Smalls" });
  });

  it("names a vape's strain only when it is a known one", () => {
    const vape = (name: string) =>
      columns(row({ category: "vape", name, product_format: "distillate cart" }));
    expect(vape("Og Kush")).toMatchObject({ strain: "OG Kush" });
    expect(vape("Peach Ring")).toMatchObject({ strain: null });
  });

  it("that leads to another location's menu is remarked upon once for all of them, with their number", () => {
    const value = [row({ location: "kent" }), row(), row({ location: "kent" })];
    expect(bloom.read({ kind: "json", value }).remarks).toEqual([
      { field: "store_location", reason: expect.stringMatching(/kent.*menu of akron \(2 rows\)/) },
    ]);
  });

  it.each([
    ["pre-rolls", "preroll"],
    ["pre_rolls", "preroll"],
    ["edibles", "edible"],
    ["concentrates", "extract"],
  ])("filed under %s is in the category %s", (filed, category) => {
    expect(columns(row({ category: filed })).category).toBe(category);
  });

  it("tells its kind by its format and by what its address says after the name", () => {
    const [draft] = bloom.read({ kind: "json", value: [row()] }).drafts;
    expect(draft?.kind).toBe("whole buds -2-83g-indica");
  });

  it("passes on what is no price, to be refused with its reason", () => {
    expect(columns(row({ msrp: null, sale_price: "soon" }))).toMatchObject({
      price_cents: null,
      sale_price_cents: "soon",
    });
  });

  it("may be no object at all", () => {
    expect(bloom.read({ kind: "json", value: [row(), 7] }).drafts[1]).toEqual({
      row: 2,
      columns: null,
    });
  });
});
