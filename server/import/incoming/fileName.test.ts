import { describe, expect, it } from "vitest";
import { UnusableFileError } from "../../csv.ts";
import { isTemporary, markedName, readFileName } from "./fileName.ts";

const NINE_IN_NEW_YORK = Date.UTC(2026, 10, 20, 14);

describe("the name of a file in a watched folder", () => {
  it.each([
    ["menu.json", null, null],
    ["bliss-kent@2026-11-20T09-00-05-00.json", "bliss-kent", NINE_IN_NEW_YORK],
    ["bliss-kent@2026-11-20T09-00-30-05-00.csv", "bliss-kent", NINE_IN_NEW_YORK + 30_000],
    ["bliss-kent@2026-07-20T09-00-04-00.csv", "bliss-kent", Date.UTC(2026, 6, 20, 13)],
    ["bliss-kent@2026-11-20T14-00Z.csv", "bliss-kent", NINE_IN_NEW_YORK],
    ["bliss-kent@.json", "bliss-kent", null],
    ["@2026-11-20T09-00-05-00.json", null, NINE_IN_NEW_YORK],
    ["bliss-kent@2026-11-20T09-00-05-00~3.json", "bliss-kent", NINE_IN_NEW_YORK],
  ])("%s says the store and the time", (name, storeSlug, observedAt) => {
    expect(readFileName(name)).toEqual({ storeSlug, observedAt });
  });

  it.each([
    "bliss-kent@yesterday.json",
    "bliss-kent@2026-11-20T09-00.json",
    "bliss-kent@2026-13-20T09-00-05-00.json",
    "Bliss Kent@2026-11-20T09-00-05-00.json",
    "@.json",
  ])("%s is refused, so that no price gets a wrong time or store", (name) => {
    expect(() => readFileName(name)).toThrow(UnusableFileError);
  });

  it.each([".menu.json", "menu.json.part", "menu.json.PART", "menu.tmp", "~menu.json", "menu~"])(
    "%s is of a file that is not whole yet",
    (name) => {
      expect(isTemporary(name)).toBe(true);
    },
  );

  it.each(["menu.json", "partial menu.csv", "part", "menu.json.txt"])("%s is a file's", (name) => {
    expect(isTemporary(name)).toBe(false);
  });

  it("is marked before its ending, once, and cut where no file system takes it", () => {
    expect(markedName("menu.json", "2")).toBe("menu~2.json");
    expect(markedName("menu~2.json", "3")).toBe("menu~3.json");
    expect(markedName("menu", "")).toBe("menu");
    const cut = markedName(`${"ü".repeat(127)}.json`, "2");
    expect(cut).toMatch(/^ü+~2\.json$/);
    expect(Buffer.byteLength(cut)).toBeLessThan(210);
  });
});
