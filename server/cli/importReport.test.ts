import { describe, expect, it } from "vitest";
import { nothingImported } from "../import/result.ts";
import { reportImport, reportList } from "./importReport.ts";

function line(missing: number): string {
  const listed = {
    id: 4,
    format: "json",
    fileName: "menu.json",
    importedAt: "2026-11-20T16:00:00.000Z",
    observedAt: null,
    undoneAt: null,
  };
  const result = { ...nothingImported("json"), created: 2, changed: 1, missing };
  return reportList([{ ...listed, result }]);
}

describe("the list of imports", () => {
  it("says how many offers a whole menu no longer had", () => {
    expect(line(30)).toBe(
      "4  2026-11-20T16:00:00.000Z  json  menu.json  created 2, changed 1, missing 30, rejected 0",
    );
  });

  it("says nothing of it when none went missing", () => {
    expect(line(0)).toMatch(/ {2}created 2, changed 1, rejected 0$/);
  });
});

describe("the report of an import", () => {
  it("says what became of its deals and alerts, when there were any", () => {
    const report = (dealsQueued: number, alertsQueued: number) =>
      reportImport("m", { ...nothingImported("csv"), dealsQueued, alertsQueued }, false);
    expect(report(1, 20)).toContain("\n  1 new deal, 20 alerts queued");
    expect(report(0, 1)).toContain("\n  0 new deals, 1 alert queued");
    expect(report(0, 0)).not.toContain("alert");
  });

  it("puts remarks together that differ in a figure only, with the first one’s figures", () => {
    const price = (row: number, dollars: string) => ({
      row,
      field: "price_cents",
      reason: `makes $${dollars}/g, which is left out of rankings`,
    });
    const report = (...warnings: ReturnType<typeof price>[]) =>
      reportImport("m", { ...nothingImported("csv"), warnings }, false)
        .split("\n")
        .slice(2);
    expect(report(price(4, "0.35"), price(9, "0.35"))).toEqual([
      "  warning: price_cents makes $0.35/g, which is left out of rankings (row 4, 9)",
    ]);
    expect(report(price(4, "0.35"), price(9, "57.00"), price(12, "0.35"))).toEqual([
      "  warning: price_cents makes $0.35/g, which is left out of rankings (row 4; likewise row 9, 12)",
    ]);
    const many = Array.from({ length: 8 }, (_, at) => price(at + 2, `0.1${String(at)}`));
    expect(report(...many)).toEqual([
      "  warning: price_cents makes $0.10/g, which is left out of rankings (row 2; likewise row 3, 4, 5, 6 and 3 more)",
    ]);
  });
});
