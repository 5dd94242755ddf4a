import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PROJECT } from "../../../server/project.ts";
import { release, releasedHere } from "../support/running/releases.ts";

it("a release is byte by byte the same when it is made elsewhere and later", async () => {
  const made = await releasedHere();
  const results = path.join(PROJECT, "test-results");
  mkdirSync(results, { recursive: true });
  const copy = mkdtempSync(path.join(results, "elsewhere-"));
  try {
    const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    const { stdout } = spawnSync("git", words, { cwd: PROJECT, encoding: "utf8" });
    const files = stdout
      .split("\0")
      .filter((file) => file !== "" && existsSync(path.join(PROJECT, file)));
    for (const file of files)
      cpSync(path.join(PROJECT, file), path.join(copy, file), { recursive: true });
    spawnSync("cp", ["-al", path.join(PROJECT, "node_modules"), copy]);
    spawnSync("cp", ["-a", path.join(PROJECT, ".git"), copy]);
    const there = path.join(copy, "release");
    release(copy, there);
    expect(readdirSync(there)).toEqual(readdirSync(made));
    for (const name of readdirSync(made))
      expect(readFileSync(path.join(there, name)).equals(readFileSync(path.join(made, name)))).toBe(
        true,
      );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 180_000);
