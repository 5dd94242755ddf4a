import { describe, expect, it } from "vitest";
import { beyondBounds, rowsOf } from "./csv.ts";

describe("what a text holds", () => {
  const beyond = (text: string) => beyondBounds(new TextEncoder().encode(text));

  it("is counted where it is structure, and not within texts", () => {
    expect(beyond(`["${"[{,:".repeat(100)}"]`)).toBeNull();
    expect(beyond(`["${'\\"['.repeat(100)}"]`)).toBeNull();
    expect(beyond(`${"[".repeat(64)}${"]".repeat(64)}`)).toBeNull();
    expect(beyond(`\ufeff ${"[".repeat(65)}`)).toContain("deeper than 64");
    expect(beyond("[[]],".repeat(1_000))).toBeNull();
  });

  it("is no matter of what is cut off or is none of both", () => {
    for (const text of ["", " ", "[", '["', '"\\', "]]]]", "a,b\n1,2\n", ",\n,"])
      expect(beyond(text)).toBeNull();
  });

  it("is at most so many lists and objects, values, names, cells and rows", () => {
    const names = Array.from({ length: 100_001 }, (_, at) => `"k${String(at)}":0`);
    expect(beyond(`[${"{},".repeat(2_000_000)}`)).toBe(
      "holds more than 2,000,000 lists and objects",
    );
    expect(beyond(`[${"0,".repeat(5_000_001)}`)).toBe("holds more than 5,000,000 values");
    expect(beyond(`{${names.join()}}`)).toBe("has more than 100,000 names of members");
    expect(beyond(`{${names.slice(1).join()}}`)).toBeNull();
    expect(beyond(`\na${",".repeat(250)}`.repeat(80_000))).toBe("holds more than 20,000,000 cells");
    expect(beyond("\na".repeat(270_001))).toBe("holds more than 270,000 rows; split it");
  });

  it("has at most 300 columns in CSV", () => {
    expect(beyond(`a${",a".repeat(300)}\n`)).toBeNull();
    expect(beyond(`a${",a".repeat(301)}\n`)).toBe("has more than 300 columns");
  });
});

it("rows are numbered by their entry, and those beyond what a file may have are not read", () => {
  expect(rowsOf(["a", "b"], (entry, row) => [`${entry}${String(row)}`, entry])).toEqual([
    "a1",
    "a",
    "b2",
    "b",
  ]);
  let read = 0;
  const endless = Array.from({ length: 300_000 }, () => null);
  expect(() => rowsOf(endless, () => [(read += 1)])).toThrow("holds more than 270,000 rows");
  expect(read).toBe(270_001);
});
