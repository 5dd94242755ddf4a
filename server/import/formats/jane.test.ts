import { describe, expect, it } from "vitest";
import { jane } from "./jane.ts";

function row(more: Readonly<Record<string, unknown>> = {}) {
  return {
    object_id: "9",
    product_id: 9,
    search_attributes: {
      product_id: 9,
      store_id: 1,
      name: "River Cake",
      brand: "Oak Works",
      kind: "flower",
      kind_subtype: "Premium",
      category: "hybrid",
      store_types: ["medical"],
      available_weights: ["eighth ounce"],
      price_eighth_ounce: 45,
      special_price_eighth_ounce: { price: "45.0", discount_price: "33.75" },
      special_price_gram: {},
      special_title: "25% off",
      inventory_potencies: [{ price_id: "eighth_ounce", thc_potency: 27.5, thca_potency: 0 }],
      max_cart_quantity_eighth_ounce: 3,
      ...more,
    },
  };
}

const read = (...rows: unknown[]) => jane.read({ kind: "json", value: rows }).drafts;
const columns = (more: Readonly<Record<string, unknown>> = {}) => read(row(more))[0]?.columns ?? {};

describe("a Jane row", () => {
  it("is brought to the neutral columns", () => {
    expect(columns()).toMatchObject({
      name: "River Cake",
      category: "flower",
      marketed_type: "hybrid",
      menu: "med",
      size_label: "3.5g",
      net_g: 3.5,
      price_cents: 4_500,
      sale_price_cents: 3_375,
      sale_conditions: "none",
      thc_pct_min: 27.5,
      in_stock: "yes",
    });
  });

  it("with an id alone is no row", () => {
    expect(read({ object_id: "1", product_id: 1 }, row())).toHaveLength(1);
  });

  it("gives one row for each size that has a price", () => {
    const drafts = read(row({ price_ounce: 200, price_gram: 0, price_half_ounce: null }));
    expect(drafts.map((draft) => draft.columns?.size_label)).toEqual(["3.5g", "28g"]);
  });

  it("without any price stays one row, to be refused", () => {
    const drafts = read(row({ price_eighth_ounce: null }));
    expect(drafts).toHaveLength(1);
    expect(drafts[0]?.columns?.price_cents).toBeUndefined();
  });

  it("has no sale when the special price is an empty object", () => {
    expect(columns({ special_price_eighth_ounce: {} })["sale_price_cents"]).toBeUndefined();
  });

  it("on the two-gram shelf weighs what it says, and is of unknown weight otherwise", () => {
    const two = { price_eighth_ounce: null, price_two_gram: 30.8 };
    expect(columns({ ...two, net_weight_grams: 2.83 })).toMatchObject({ net_g: 2.83 });
    expect(columns({ ...two, net_weight_grams: 0 })).toMatchObject({ net_g: null });
  });

  it("takes THC and THCA apart where the laboratory's figures of that size make up the sum", () => {
    const lab = (size: string) => ({
      lab_results: [
        {
          price_id: size,
          lab_results: [
            { unit: "%", value: 0.5, compound_name: "THC" },
            { unit: "%", value: 27, compound_name: "THCA" },
            { unit: "%", value: 0.8, compound_name: "Myrcene" },
          ],
        },
      ],
    });
    expect(columns(lab("eighth_ounce"))).toMatchObject({
      thc_pct_min: 0.5,
      thca_pct: 27,
      terpenes: [{ slug: "Myrcene", pct: 0.8 }],
    });
    expect(columns(lab("gram"))["thca_pct"]).toBeUndefined();
  });

  it("of smalls is named so, and gear is kept as other", () => {
    expect(columns({ kind_subtype: "Smalls" })).toMatchObject({ name: "River Cake Smalls" });
    expect(columns({ kind: "gear" })).toMatchObject({ category: "other" });
  });

  it("of another store than most rows is refused, with both stores' numbers", () => {
    const [first, second, third] = read(row({ store_id: 2 }), row(), row());
    expect(first).toMatchObject({ row: 1, columns: null, refusal: { field: "store_slug" } });
    expect(first?.refusal?.reason).toContain("store 2, and most rows are of store 1");
    expect([second?.refusal, third?.refusal]).toEqual([undefined, undefined]);
  });

  it("of a store whose number is no number is refused, too", () => {
    const odd = row({ store_id: { toString: 7 } });
    expect(read(row(), row(), odd).at(-1)?.refusal?.reason).toMatch(/store without a number/);
  });

  it("of the second of two equally large stores is refused", () => {
    const refused = read(row(), row({ store_id: 2 })).map(({ refusal }) => refusal !== undefined);
    expect(refused).toEqual([false, true]);
  });
});
