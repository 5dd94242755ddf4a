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
  it("says what became of its deals, when there were any", () => {
    const report = (dealsQueued: number, alertsQueued: number) =>
      reportImport("m", { ...nothingImported("csv"), dealsQueued, alertsQueued }, false);
    expect(report(1, 20)).toContain("\n  1 new deal, 20 alerts queued");
    expect(report(0, 0)).not.toContain("alert");
  });
});
