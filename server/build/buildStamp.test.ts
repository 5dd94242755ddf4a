import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashInputs, readStamp, writeStamp } from "./buildStamp.ts";

let project: string;
beforeEach(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), "occ-stamp-"));
  await mkdir(path.join(project, "src"));
  await writeFile(path.join(project, "src/main.ts"), "1");
  await writeFile(path.join(project, "index.html"), "<p>");
});
afterEach(async () => {
  await rm(project, { recursive: true });
});

describe("the stamp of a build", () => {
  it.each([
    ["an edit", "src/main.ts", "2"],
    ["a new file", "src/more.ts", "1"],
    ["another lock file", "package-lock.json", "{}"],
  ])("is out of date after %s", async (_, file, content) => {
    const before = hashInputs(project);
    await writeFile(path.join(project, file), content);
    expect(hashInputs(project)).not.toBe(before);
  });

  it.each(["src/main.test.ts", "src/routeTree.gen.ts", "README.md"])(
    "does not depend on %s",
    async (file) => {
      const before = hashInputs(project);
      await writeFile(path.join(project, file), "anything");
      expect(hashInputs(project)).toBe(before);
    },
  );

  it("is missing until a build has finished", async () => {
    expect(await readStamp(project)).toBeNull();
    await writeStamp(project, "abc");
    expect(await readStamp(project)).toBe("abc");
  });
});
