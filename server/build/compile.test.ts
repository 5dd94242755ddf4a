import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compile } from "./compile.js";

let project: string;
beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), "occ-compile-"));
  writeFileSync(path.join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(path.join(project, "one.ts"), "export const answer: number = 42;");
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

describe("compiling programs", () => {
  const folder = (name: string) => path.join(project, "dist-server", name);
  const folders = () => readdirSync(path.join(project, "dist-server"));

  it("makes plain JavaScript of them, also when two begin at once", async () => {
    await Promise.all([1, 2].map(() => compile(project, ["one.ts"], folder("hash"))));
    expect(folders()).toEqual(["hash"]);
    expect(await import(pathToFileURL(path.join(folder("hash"), "one.js")).href)).toMatchObject({
      answer: 42,
    });
  });

  it("lets others run what one user has compiled, as far as that user's files are open", async () => {
    await compile(project, ["one.ts"], folder("hash"));
    const open = statSync(path.join(project, "dist-server")).mode;
    expect(statSync(folder("hash")).mode).toBe(open);
  });

  it("leaves nothing behind for a source that cannot be compiled", async () => {
    writeFileSync(path.join(project, "one.ts"), "export const = ;");
    await expect(compile(project, ["one.ts"], folder("hash"))).rejects.toThrow("one.ts");
    expect(folders()).toEqual([]);
  });

  it("keeps what four older sources were compiled to", async () => {
    for (const age of [1, 2, 3, 4, 5]) {
      mkdirSync(folder(`older-${String(age)}`), { recursive: true });
      const seconds = Date.now() / 1_000 - age * 60;
      utimesSync(folder(`older-${String(age)}`), seconds, seconds);
    }
    await compile(project, ["one.ts"], folder("hash"));
    expect(folders().sort()).toEqual(["hash", "older-1", "older-2", "older-3", "older-4"]);
  });
});
