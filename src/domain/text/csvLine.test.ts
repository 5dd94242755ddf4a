import { expect, it } from "vitest";
import { csvLine } from "./csvLine.ts";

it("quotes what has commas, quotes or line breaks", () => {
  expect(csvLine(["a", 'b "c", d', "e\nf", 3])).toBe('a,"b ""c"", d","e\nf",3');
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1", "＝1", "|calc"])(
  "makes %j a text, which no spreadsheet computes",
  (cell) => {
    expect(csvLine([cell]).replaceAll('"', "")).toBe(`'${cell}`);
  },
);
