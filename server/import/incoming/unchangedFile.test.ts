import { expect, it } from "vitest";
import { createUnchangedFiles, type FileStat } from "./unchangedFile.ts";

const file = (more: Partial<FileStat> = {}): FileStat => ({
  name: "menu.json",
  size: 10,
  mtimeMs: 1,
  identity: "a",
  ...more,
});
const names = (files: FileStat[]) => files.map(({ name }) => name);

it("a file is whole when it has been quiet for long enough, and not before", () => {
  const lookout = createUnchangedFiles(10_000);
  expect(lookout.see([file()], [], 0)).toEqual([]);
  expect(lookout.see([file()], [], 9_999)).toEqual([]);
  expect(names(lookout.see([file()], [], 10_000))).toEqual(["menu.json"]);
});

it.each([
  ["grows", { size: 11 }],
  ["is written over", { mtimeMs: 2 }],
])("one that %s is waited for anew", (_, change) => {
  const lookout = createUnchangedFiles(10_000);
  lookout.see([file()], [], 0);
  expect(lookout.see([file(change)], [], 10_000)).toEqual([]);
  expect(lookout.see([file(change)], [], 19_999)).toEqual([]);
  expect(lookout.see([file(change)], [], 20_000)).toHaveLength(1);
});

it("one that had an unfinished name and has its own now is whole at once", () => {
  const lookout = createUnchangedFiles(10_000);
  lookout.see([], ["a"], 0);
  expect(lookout.see([file()], [], 2_000)).toHaveLength(1);
  expect(lookout.see([file({ name: "other.json", identity: "b" })], [], 4_000)).toEqual([]);
});

it("one that went and came back begins again, whatever the clock of its disk says", () => {
  const lookout = createUnchangedFiles(10_000);
  lookout.see([file({ mtimeMs: -1e12 })], [], 0);
  lookout.see([], [], 5_000);
  expect(lookout.see([file({ mtimeMs: -1e12 })], [], 10_000)).toEqual([]);
});
