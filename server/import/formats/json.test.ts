import { describe, expect, it } from "vitest";
import { json } from "./json.ts";

function read(more: Readonly<Record<string, unknown>>) {
  const value = {
    format: "menu-import",
    version: 1,
    source: { kind: "store_file", observedAt: "2026-03-01T09:00:00-05:00" },
    store: { slug: "oak-street" },
    ...more,
  };
  return json.read({ kind: "json", value });
}

describe("neutral JSON", () => {
  it("is one row for each size of an item, numbered by the item", () => {
    const { drafts, full } = read({
      fullSnapshot: true,
      items: [
        "no item",
        {
          name: "Blue Dream",
          category: "flower",
          potency: { thcPct: { min: 22.1, max: 24 }, cbdPct: 0.1 },
          lab: { batch: "B1" },
          variants: [
            { sizeLabel: "2.83g", menu: "rec", priceCents: 3_000, sale: { priceCents: 2_400 } },
            { sizeLabel: "5.66g", menu: "rec", priceCents: 5_600 },
          ],
        },
      ],
    });
    expect(full).toBe(true);
    expect(drafts).toMatchObject([
      { row: 1, columns: null },
      {
        row: 2,
        columns: {
          store_slug: "oak-street",
          observed_at: "2026-03-01T09:00:00-05:00",
          name: "Blue Dream",
          thc_pct_min: 22.1,
          thc_pct_max: 24,
          batch: "B1",
          size_label: "2.83g",
          sale_price_cents: 2_400,
        },
      },
      { row: 2, columns: { size_label: "5.66g", price_cents: 5_600 } },
    ]);
  });

  it("without its list of items, or of another version, is refused", () => {
    expect(() => read({})).toThrow('"items"');
    expect(() => read({ version: 2, items: [] })).toThrow("version 1");
  });

  it("is not misled by members named like JavaScript's own", () => {
    const { drafts } = read({
      items: [JSON.parse('{"__proto__":{"name":"ghost"},"variants":[{"sizeLabel":"1g"}]}')],
    });
    expect(drafts[0]?.columns?.name).toBeUndefined();
  });
});
