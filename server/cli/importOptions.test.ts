import { describe, expect, it } from "vitest";
import { readOptions } from "./importOptions.ts";

describe("the command line", () => {
  it("names files and how to import them", () => {
    const args = [
      "a.csv",
      "b.json",
      "--store",
      "oak",
      "--observed-at",
      "2026-03-01T09:00:00-05:00",
    ];
    expect(readOptions([...args, "--full", "--dry-run", "--json"])).toEqual({
      task: "import",
      files: ["a.csv", "b.json"],
      format: null,
      storeSlug: "oak",
      observedAt: Date.UTC(2026, 2, 1, 14),
      full: true,
      dryRun: true,
      json: true,
    });
  });

  it("may ask for help, for the list or for an undo", () => {
    expect(readOptions(["--help"])).toEqual({ task: "help" });
    expect(readOptions(["--list", "--json"])).toEqual({ task: "list", json: true });
    expect(readOptions(["--undo", "12"])).toEqual({ task: "undo", importId: 12, json: false });
  });

  it("may ask to watch a folder, with what holds for its files", () => {
    const defaults = { format: null, storeSlug: "oak", full: true };
    const watching = { task: "watch", folder: "inbox", defaults, json: false };
    expect(readOptions(["--watch", "inbox", "--store", "oak", "--full"])).toEqual(watching);
  });

  it.each([
    ["--watch", ["--watch", "inbox", "a.csv"]],
    ["--watch", ["--watch", "inbox", "--dry-run"]],
    ["no file", []],
    ["--nonsense", ["--nonsense"]],
    ["--undo", ["--undo", "last"]],
    ["--undo", ["--undo", "0"]],
    ["--undo", ["a.csv", "--undo", "1"]],
    ["--observed-at", ["a.csv", "--observed-at", "yesterday"]],
    ["--observed-at", ["a.csv", "--observed-at", "2026-03-01T09:00:00"]],
  ])("is refused in one line that says %s", (named, args) => {
    expect(() => readOptions(args)).toThrow(named);
    expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
  });
});
