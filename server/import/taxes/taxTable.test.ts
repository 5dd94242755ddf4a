import { describe, expect, it } from "vitest";
import { TAX_AREAS } from "#state/taxes.ts";
import { rateOf } from "#domain/prices/taxes.ts";
import { rateFile, rateLine } from "../../../tests/support/data/rateFile.ts";
import { openText } from "../formats/detect.ts";
import { sstRates } from "../formats/sstRates.ts";
import { taxTable } from "./taxTable.ts";

const TODAY = "2026-11-26";
const tableOf = (text: string, day = TODAY) => taxTable(sstRates.read(openText(text)).rows, day);
const totalOf = (text: string, area: string, day = TODAY) => {
  const found = tableOf(text, day).areas.find((each) => each.area === area);
  return found && (found.stateRate + found.countyRate + found.transitRate) / 1_000;
};

describe("the table of a rate file", () => {
  it("has the areas and rates of the shipped table", () => {
    const { areas, missing, warnings } = tableOf(rateFile());
    expect({ missing, warnings }).toEqual({ missing: [], warnings: [] });
    expect(
      areas.map(({ area, countyRate, transitRate }) => ({ area, countyRate, transitRate })),
    ).toEqual(
      TAX_AREAS.map((area) => ({
        area: area.id,
        countyRate: rateOf(area.countyPercent),
        transitRate: rateOf(area.transitPercent),
      })),
    );
  });

  it("adds a district to its own part of a county alone", () => {
    expect(totalOf(rateFile(), "delaware-cota")).toBe(8);
    expect(totalOf(rateFile(), "delaware")).toBe(7);
    expect(totalOf(rateFile(), "franklin")).toBe(8);
  });

  it("goes by the day: the later begin holds, what has ended does not", () => {
    const history = rateFile(
      rateLine("00", "001", "1.00", "20060101", "20060331"),
      rateLine("00", "001", "1.50", "20060401"),
      rateLine("45", "39", "5.75", "20050101"),
    );
    expect(tableOf(history, "2006-02-01").areas[0]).toMatchObject({
      area: "adams",
      countyRate: 1_000,
    });
    expect(totalOf(history, "adams")).toBe(7.25);
  });

  it("knows a change before it comes", () => {
    const { areas, warnings } = tableOf(rateFile(rateLine("63", "25000", "1.50", "20270101")));
    const franklin = areas.filter(({ area }) => area === "franklin");
    expect(franklin.map(({ transitRate, effectiveFrom }) => [transitRate, effectiveFrom])).toEqual([
      [1_000, "2013-09-01"],
      [1_500, "2027-01-01"],
    ]);
    expect(warnings).toEqual([
      { row: null, field: "rate", reason: "changes in Franklin County to 8.50 % on 2027-01-01" },
    ]);
  });

  it("knows when a rate ends and nothing follows", () => {
    const { areas } = tableOf(rateFile(rateLine("63", "96000", "1.00", "20260101", "20261231")));
    // The open row of the file still holds after it.
    expect(areas.filter(({ area }) => area === "delaware-cota")).toHaveLength(1);
  });

  it("names what it lacks, and a district that it does not know", () => {
    const lines = rateFile().split("\r\n");
    const without = lines.filter(
      (line) => !line.startsWith("39,00,049") && !line.startsWith("39,45"),
    );
    expect(tableOf(without.join("\n")).missing).toEqual(["the state", "Franklin"]);
    const { warnings } = tableOf(rateFile(rateLine("63", "97000", "1.00")));
    expect(warnings).toMatchObject([{ field: "code", reason: expect.stringContaining("97000") }]);
  });
});
