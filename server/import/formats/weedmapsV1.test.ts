import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findAdapter, openText } from "./detect.ts";

const file = new URL("../../../tests/fixtures/import/weedmapsV1.json", import.meta.url);
const opened = openText(readFileSync(file, "utf8"));
const adapter = findAdapter(opened, null);
const menu = adapter.kind === "menu" ? adapter.read(opened) : null;
const rows = menu?.drafts.map(({ columns }) => columns) ?? [];

describe("a menu of Weedmaps in its older form", () => {
  it("is told by content", () => {
    expect(adapter.name).toBe("weedmaps");
  });

  it("has a row for each size with a price; 0 says that a size is not offered", () => {
    expect(rows.slice(0, 3)).toMatchObject([
      { external_id: "r-1", size_label: "1g", price_cents: 1_200, thc_pct_min: 24.5, menu: "rec" },
      { size_label: "3.5g", price_cents: 3_500, marketed_type: "indica", in_stock: "yes" },
      { size_label: "5g", price_cents: 4_500 },
    ]);
  });

  it("sells by the piece what its name weighs", () => {
    expect(rows[3]).toMatchObject({ category: "vape", size_label: "0.5g", in_stock: "no" });
  });

  it("leaves gear out, and says how much of it", () => {
    expect(rows.map((columns) => columns?.name)).not.toContain("Glass Pipe");
    expect(menu?.remarks).toEqual([{ field: "category", reason: "Gear is left out: 1 item" }]);
  });

  it("keeps a product without any price, to be refused by its name", () => {
    expect(rows.at(-1)).toMatchObject({ name: "No Price", size_label: "each" });
    expect(rows.at(-1)?.price_cents).toBeUndefined();
  });

  it("is refused as what it is when it is empty", () => {
    const empty = openText('{"meta":{"total":0},"data":[]}');
    const reading = findAdapter(empty, null);
    expect(() => reading.read(empty)).toThrow("is an empty menu");
  });
});
