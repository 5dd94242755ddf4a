import { NOW, acceptedRow, ago } from "../../../tests/support/data/checkedRows.ts";
import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { OfferColumn } from "./neutralRow.ts";
import { checkDraft } from "./checks.ts";

describe("an accepted row", () => {
  it("takes its weight from the size and its THC from weight and potency", () => {
    const { row, warnings } = acceptedRow();
    expect(warnings).toEqual([]);
    expect(row).toMatchObject({ netMg: 2_830, ranked: true, effectiveCents: 3_000 });
    expect(row.thcMg).toBeCloseTo(679.2, 6);
  });

  it("of an edible takes its dose from the size", () => {
    const { row } = acceptedRow({ category: "edible", size_label: "110mg", thc_pct_min: "" });
    expect(row).toMatchObject({ thcMg: 110, netMg: null });
  });

  it("of an edible keeps a dose unknown about which its file contradicts itself", () => {
    const columns = {
      store_slug: "oak-street",
      observed_at: ago(HOUR_MS),
      source_kind: "operator",
      name: "Chill Drops",
      category: "edible",
      menu: "rec",
      size_label: "5mg ea | 20-Pack",
      price_cents: 3_000,
    };
    const dose = (contradicted: readonly OfferColumn[]) => {
      const checked = checkDraft({ row: 1, columns, contradicted }, NOW);
      return checked.kind === "accepted" ? checked.row.thcMg : undefined;
    };
    expect(dose([])).toBe(100);
    expect(dose(["thc_mg_total"])).toBeNull();
  });

  it("loses marks that would reorder or hide text, and every brand called unknown", () => {
    const { row } = acceptedRow({ name: "Blue\u202e Dream\u0000\n Kush", brand: "UNKNOWN" });
    expect(row).toMatchObject({ name: "Blue Dream Kush", brand: null });
  });

  it("may be called by 10,000 characters, and loses its size off their end", () => {
    const name = "- 1 ".repeat(2_498);
    const { row, warnings } = acceptedRow({ name: `${name}x 2.83g`, brand: "y".repeat(10_000) });
    expect(warnings).toEqual([]);
    expect(row.product.name).toBe(`${name}x`);
    expect(row.brand).toHaveLength(10_000);
  });

  it("keeps markup as the text it is", () => {
    expect(acceptedRow({ name: "<img src=x>" }).row.name).toBe("<img src=x>");
  });

  it("pays the sale price only while the sale is live and for everybody", () => {
    const sale = { sale_price_cents: 2_400 };
    const paid = (more: object) => acceptedRow({ ...sale, ...more }).row.effectiveCents;
    expect(paid({ sale_conditions: "none" })).toBe(2_400);
    expect(paid({ sale_conditions: "loyalty" })).toBe(3_000);
    expect(paid({ sale_conditions: "none", sale_ends: ago(2 * HOUR_MS) })).toBe(3_000);
    // Not given is not "for everybody".
    expect(paid({})).toBe(3_000);
  });

  it("is a product named without its size, of the strain that its whole name is", () => {
    expect(acceptedRow().row.product).toMatchObject({
      name: "Blue Dream",
      strainSlug: "blue-dream",
    });
    expect(acceptedRow({ name: "Blue Dream Haze Cake" }).row.product).toMatchObject({
      strainSlug: null,
      strainName: null,
    });
  });

  it("is of the strain before the bar, where a menu prints strain, kind and size in one name", () => {
    const name = "Blue Dream | Live Sugar";
    const sugar = { name, category: "extract", size_label: "1g", thc_pct_min: null };
    expect(acceptedRow(sugar).row.product).toMatchObject({ name, strainSlug: "blue-dream" });
  });

  it("is no strain when it is an edible named after a fruit", () => {
    const gummy = { category: "edible", size_label: "100mg", name: "Blueberry", thc_pct_min: null };
    expect(acceptedRow(gummy).row.product).toMatchObject({ strainSlug: null, strainName: null });
  });
});
