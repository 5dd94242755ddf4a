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
