import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureSizes } from "./sizes.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "occ-sizes-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe("the sizes of the built page", () => {
  it("count what home loads, the worker, and what the worker keeps", async () => {
    const files = {
      "index.html": `<script type="module" crossorigin src="/assets/entry.js"></script>`,
      "assets/entry.js": `import"./shared.js";import("./main.js")`,
      "assets/shared.js": "export const a=1",
      "assets/main.js": `import{a}from"./shared.js";import("./other-screen.js");a`,
      "assets/other-screen.js": "1",
      "assets/main.js.br": "packed",
      "firebase-messaging-sw.js": `keep([{"revision":"1","url":"index.html"},{"revision":null,"url":"assets/main.js"}])`,
    };
    await mkdir(path.join(folder, "assets"));
    for (const [name, content] of Object.entries(files)) {
      await writeFile(path.join(folder, name), content);
    }
    expect(await measureSizes(folder)).toEqual({
      landingJs:
        files["assets/entry.js"].length + files["assets/shared.js"].length + "packed".length,
      worker: files["firebase-messaging-sw.js"].length,
      precache: files["index.html"].length + "packed".length,
    });
  });
});
