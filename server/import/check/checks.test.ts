import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#domain/time/spans.ts";
import type { OfferColumn, RowField } from "./neutralRow.ts";
import { checkDraft } from "./checks.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const ago = (ms: number) => new Date(NOW - ms).toISOString();

function check(more: Partial<Record<OfferColumn, unknown>> = {}) {
  const columns = {
    store_slug: "oak-street",
    observed_at: ago(HOUR_MS),
    source_kind: "store_file",
    name: "Blue Dream 2.83g",
    brand: "Oak Works",
    category: "flower",
    menu: "rec",
    size_label: "2.83g",
    thc_pct_min: "24",
    price_cents: "3000",
    ...more,
  };
  return checkDraft({ row: 7, columns }, NOW);
}

function accepted(more: Partial<Record<OfferColumn, unknown>> = {}) {
  const checked = check(more);
  if (checked.kind === "rejected") throw new Error(JSON.stringify(checked.rejection));
  return { ...checked, fields: checked.warnings.map(({ field }) => field) };
}

describe("a row is rejected, by row, field and reason, for", () => {
  it.each<[string, Partial<Record<OfferColumn, unknown>>, string]>([
    ["a missing name", { name: " " }, "name"],
    ["a missing time", { observed_at: "" }, "observed_at"],
    ["an unreadable time", { observed_at: "yesterday" }, "observed_at"],
    ["a time without its offset", { observed_at: "2026-11-20T10:00:00" }, "observed_at"],
    ["a date of no calendar", { observed_at: "2026-13-45T10:00:00Z" }, "observed_at"],
    ["a missing source", { source_kind: "" }, "source_kind"],
    ["a missing price", { price_cents: null }, "price_cents"],
    ["the price 0", { price_cents: 0 }, "price_cents"],
    ["a price below 0", { price_cents: "-5" }, "price_cents"],
    ["a price with a decimal point", { price_cents: "29.99" }, "price_cents"],
    ["a price that is a list", { price_cents: [3_000] }, "price_cents"],
    ["a formula for a price", { price_cents: "=cmd()" }, "price_cents"],
    ["THC over 100 %", { thc_pct_min: 781 }, "thc_pct_min"],
    ["THC and THCA over 100 % together", { thc_pct_min: 60, thca_pct: 60 }, "thca_pct"],
    ["an unknown category", { category: "cats" }, "category"],
    ["a missing weight that the size does not say", { size_label: "each" }, "net_g"],
    ["a name of 10,001 letters", { name: "x".repeat(10_001) }, "name"],
    ["THC over 100 % at the end of a range", { thc_pct_max: "120" }, "thc_pct_max"],
    [
      "an unreadable weight that the size does not say",
      { net_g: "2g?", size_label: "each" },
      "net_g",
    ],
    ["an unreadable store", { store_slug: "Oak Street!" }, "store_slug"],
  ])("%s", (_, more, field) => {
    expect(check(more)).toMatchObject({ kind: "rejected", rejection: { row: 7, field } });
  });

  it.each<[string, Partial<Record<OfferColumn, unknown>>, RegExp]>([
    ["a price beyond belief", { price_cents: 2_147_483_647 }, /^is too large: more than 10000000 /],
    ["a price of twenty digits", { price_cents: "9".repeat(20) }, /^is too large/],
    [
      "a time before the year 2000",
      { observed_at: "1999-12-31T23:59:59Z" },
      /before the year 2000/,
    ],
    ["a clock at its beginning", { observed_at: "1970-01-01T00:00:00Z" }, /before the year 2000/],
    ["the year 0", { observed_at: "0000-06-01T00:00:00Z" }, /not a date of the calendar/],
  ])("%s, in words that say so", (_, more, reason) => {
    const rejection: unknown = { reason: expect.stringMatching(reason) };
    expect(check(more)).toMatchObject({ kind: "rejected", rejection });
  });

  it("being no row at all", () => {
    expect(checkDraft({ row: 3, columns: null }, NOW)).toMatchObject({
      kind: "rejected",
      rejection: { row: 3, field: "row" },
    });
  });

  it("a time more than 10 minutes ahead, and not for one 9 minutes ahead", () => {
    expect(check({ observed_at: ago(-11 * 60_000) })).toMatchObject({ kind: "rejected" });
    expect(check({ observed_at: ago(-9 * 60_000) })).toMatchObject({ kind: "accepted" });
  });
});

describe("a row is accepted with a warning when", () => {
  it("its sale is not below its price; the sale is dropped", () => {
    const { row, fields } = accepted({ sale_price_cents: 3_000, sale_text: "Wow" });
    expect(fields).toEqual(["sale_price_cents"]);
    expect(row).toMatchObject({ salePriceCents: null, saleText: null, priceCents: 3_000 });
  });

  it("its flower has more than 40 % THC; the potency is left unknown", () => {
    const { row, fields } = accepted({ thc_pct_min: 41 });
    expect(fields).toEqual(["thc_pct_min"]);
    expect(row).toMatchObject({ thcPctMin: null, thcMg: null });
  });

  it("an edible claims a flower's potency, or more than 1,100 mg", () => {
    const edible = { category: "edible", size_label: "10 pieces", thc_pct_min: 24 };
    expect(accepted(edible).fields).toEqual(["thc_pct_min"]);
    const strong = { ...edible, thc_pct_min: null, thc_mg_total: 5_000 };
    expect(accepted(strong)).toMatchObject({
      row: { labelledThcMg: null },
      fields: ["thc_mg_total"],
    });
  });

  it("an extract is above the legal 70 %, which is kept", () => {
    const { row, fields } = accepted({ category: "extract", size_label: "1g", thc_pct_min: 82 });
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
    const { row, fields } = accepted(more);
    expect(fields).toEqual(["price_cents"]);
    expect(row.ranked).toBe(false);
  });

  it("it is older than 30 days", () => {
    expect(accepted({ observed_at: ago(31 * 24 * HOUR_MS) }).fields).toEqual(["observed_at"]);
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
    const { row, warnings } = accepted({ [column]: value });
    expect(warnings).toEqual([
      { row: 7, field: column, reason: expect.stringMatching(/.; it is left out$/) },
    ]);
    expect(row).toMatchObject({ [field]: kept, priceCents: 3_000 });
  });

  it("is named by its length when that is the reason", () => {
    const [warning] = accepted({ batch: "x".repeat(201) }).warnings;
    expect(warning?.reason).toBe("is longer than 200 characters; it is left out");
  });

  it("does not stop the size from saying the weight", () => {
    const { row, fields } = accepted({ net_g: "2,83" });
    expect(fields).toEqual(["net_g"]);
    expect(row.netMg).toBe(2_830);
  });

  it.each(["soon", 0, "-5", 23.5])("a sale price of %s: the sale is left out", (price) => {
    const { row, fields } = accepted({ sale_price_cents: price, sale_text: "Wow" });
    expect(fields).toEqual(["sale_price_cents"]);
    expect(row).toMatchObject({ salePriceCents: null, saleText: null, effectiveCents: 3_000 });
  });

  it.each<[OfferColumn, string]>([
    ["sale_conditions", "Tuesdays"],
    ["sale_starts", "on Friday"],
    ["sale_ends", "2026-11-31T00:00:00Z"],
    ["sale_ends", "9999-12-31T23:59:59-05:00"],
  ])("%s: the sale is kept, but nobody is said to pay its price", (field, value) => {
    const { row, fields } = accepted({ sale_price_cents: 2_400, [field]: value });
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

describe("an accepted row", () => {
  it("takes its weight from the size and its THC from weight and potency", () => {
    const { row, warnings } = accepted();
    expect(warnings).toEqual([]);
    expect(row).toMatchObject({ netMg: 2_830, ranked: true, effectiveCents: 3_000 });
    expect(row.thcMg).toBeCloseTo(679.2, 6);
  });

  it("of an edible takes its dose from the size", () => {
    const { row } = accepted({ category: "edible", size_label: "110mg", thc_pct_min: "" });
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
    const { row } = accepted({ name: "Blue\u202e Dream\u0000\n Kush", brand: "UNKNOWN" });
    expect(row).toMatchObject({ name: "Blue Dream Kush", brand: null });
  });

  it("may be called by 10,000 characters, and loses its size off their end", () => {
    const name = "- 1 ".repeat(2_498);
    const { row, warnings } = accepted({ name: `${name}x 2.83g`, brand: "y".repeat(10_000) });
    expect(warnings).toEqual([]);
    expect(row.product.name).toBe(`${name}x`);
    expect(row.brand).toHaveLength(10_000);
  });

  it("keeps markup as the text it is", () => {
    expect(accepted({ name: "<img src=x>" }).row.name).toBe("<img src=x>");
  });

  it("pays the sale price only while the sale is live and for everybody", () => {
    const sale = { sale_price_cents: 2_400 };
    const paid = (more: object) => accepted({ ...sale, ...more }).row.effectiveCents;
    expect(paid({ sale_conditions: "none" })).toBe(2_400);
    expect(paid({ sale_conditions: "loyalty" })).toBe(3_000);
    expect(paid({ sale_conditions: "none", sale_ends: ago(2 * HOUR_MS) })).toBe(3_000);
    // Not given is not "for everybody".
    expect(paid({})).toBe(3_000);
  });

  it("is a product named without its size, of the strain that its whole name is", () => {
    expect(accepted().row.product).toMatchObject({ name: "Blue Dream", strainSlug: "blue-dream" });
    expect(accepted({ name: "Blue Dream Haze Cake" }).row.product).toMatchObject({
      strainSlug: null,
      strainName: null,
    });
  });

  it("is of the strain before the bar, where a menu prints strain, kind and size in one name", () => {
    const name = "Blue Dream | Live Sugar";
    const sugar = { name, category: "extract", size_label: "1g", thc_pct_min: null };
    expect(accepted(sugar).row.product).toMatchObject({ name, strainSlug: "blue-dream" });
  });

  it("is no strain when it is an edible named after a fruit", () => {
    const gummy = { category: "edible", size_label: "100mg", name: "Blueberry", thc_pct_min: null };
    expect(accepted(gummy).row.product).toMatchObject({ strainSlug: null, strainName: null });
  });
});
