import { describe, expect, it } from "vitest";
import { readHeader, readRecords } from "./csv.ts";

const read = (text: string) => readRecords(text, readHeader(text));

describe("records of a CSV file", () => {
  it.each(["\n", "\r\n"])("carry the line they start on (line end %j)", (end) => {
    const text = ["Name,note", 'a,"two', 'lines"', "", "b,c"].join(end);
    expect(read(text)).toEqual([
      { line: 2, columns: { name: "a", note: "two\nlines" } },
      { line: 5, columns: { name: "b", note: "c" } },
    ]);
  });

  it("with too many or too few cells are told apart from the good ones", () => {
    expect(read("a,b\n1,2\n3\n4,5,6\n")).toMatchObject([
      { line: 2, columns: { a: "1" } },
      { line: 3, columns: null },
      { line: 4, columns: null },
    ]);
  });

  it("may have columns with names of JavaScript's own", () => {
    const [record] = read("__proto__,constructor\nx,y\n");
    expect(Object.getPrototypeOf(record?.columns)).toBe(Object.prototype);
    expect(Object.entries(record?.columns ?? {})).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
  });

  it("may come after blank lines, under a header with quoted commas, and between empty ones", () => {
    expect(read('\n  \n"Name, printed",NOTE\na,b\n,,\n , \nc,d\n')).toEqual([
      { line: 4, columns: { "name, printed": "a", note: "b" } },
      { line: 7, columns: { "name, printed": "c", note: "d" } },
    ]);
  });

  it.each([
    ["cut off inside quotes", 'a,b\n1,"2\n', "not closed"],
    ["quoted wrongly", 'a,b\n1,"2"3\n', "misplaced in line 2"],
    ["endless", `a,b\n1,${"2".repeat(200_000)}\n`, "longer than 100000"],
    ["under two columns of one name", "a,a\n1,2\n", "same name"],
  ])("are refused when %s", (_, text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
