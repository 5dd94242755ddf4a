import { describe, expect, it } from "vitest";
import { rateLine } from "../../../tests/support/data/rateFile.ts";
import { findAdapter, openText } from "./detect.ts";
import { sstRates } from "./sstRates.ts";

const GOLDEN = `39,45,39,.05750,.05750,.05750,.05750,20130901,99991231
39,00,001,.01500,.01500,.01500,.01500,20060401,99991231
39,63,96000,.01000,.01000,.01000,.01000,20250401,99991231
`;

const read = (text: string) => sstRates.read(openText(text));

describe("a rate file", () => {
  it("is known by its content, with a byte-order mark, CRLF and spaces too", () => {
    for (const text of [GOLDEN, GOLDEN.replaceAll("\n", "\r\n"), GOLDEN.replaceAll(",", " , ")]) {
      expect(findAdapter(openText(text), null).name).toBe("sst-rates");
    }
  });

  it("has the state, counties and transit districts with their rates and days", () => {
    expect(read(GOLDEN)).toEqual({
      read: 3,
      rejected: [],
      rows: [
        { row: 1, kind: "state", code: "39", rate: 5_750, begin: "2013-09-01", end: null },
        { row: 2, kind: "county", code: "001", rate: 1_500, begin: "2006-04-01", end: null },
        { row: 3, kind: "district", code: "96000", rate: 1_000, begin: "2025-04-01", end: null },
      ],
    });
  });

  it("may have lost leading zeros on its way through a spreadsheet", () => {
    const { rows } = read(
      "39,0,1,0.015,0.015,0.015,0.015,20060401,99991231\n39,63,2000,.001,.001,.001,.001,20060401,20991231\n",
    );
    expect(rows).toMatchObject([
      { kind: "county", code: "001", rate: 1_500 },
      { kind: "district", code: "02000", rate: 100, end: null },
    ]);
  });

  it("takes the four ends that mean that none is known, and real ones as they are", () => {
    const ends = ["99991231", "29991231", "20991231", "20261231"];
    const { rows } = read(
      ends.map((end) => rateLine("00", "001", "1.50", "20060401", end)).join("\n"),
    );
    expect(rows.map(({ end }) => end)).toEqual([null, null, null, "2026-12-31"]);
  });

  it.each([
    ["39,00,001,.01500,.01500,.01500,.01500,20060401", "row", "has 8 columns, not 9"],
    [rateLine("00", "001", "1.50").replace("39", "19"), "state", "is 19, not Ohio’s 39"],
    [rateLine("01", "00001", "1.50"), "type", "is 01, which Ohio does not have"],
    [rateLine("00", "0x1", "1.50"), "code", "is not a number of a jurisdiction"],
    [rateLine("00", "001", "3.01"), "rate", "is above 3 percent"],
    [rateLine("45", "39", "10.01"), "rate", "is above 10 percent"],
    [
      rateLine("00", "001", "1.50").replace(".01500", "1.5 %"),
      "rate",
      "is not a share such as .05750",
    ],
    [
      rateLine("00", "001", "1.50").replace(".01500", ".015001"),
      "rate",
      "is not a share such as .05750",
    ],
    [rateLine("00", "001", "1.50", "20260230"), "begin", "is not a day such as 20261001"],
    [rateLine("00", "001", "1.50", "20260401", "20260331"), "end", "is before the first day"],
  ])("has no row %s", (line, field, reason) => {
    expect(read(`${GOLDEN}${line}\n`)).toMatchObject({
      read: 4,
      rows: [{}, {}, {}],
      rejected: [{ row: 4, field, reason }],
    });
  });
});
