import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { measureSizes, writeSizes } from "./sizes.ts";

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

  it("stand in the README between their marks, and nothing else changes", async () => {
    const readme = path.join(folder, "README.md");
    await writeFile(readme, "# Title\n\n<!-- sizes -->\nold\n<!-- /sizes -->\n\nEnd\n");
    await writeSizes({ landingJs: 98_765, worker: 5_000, precache: 200_000 }, readme);
    const written = await readFile(readme, "utf8");
    expect(written).toContain("| JavaScript of the landing page  | 98.8 kB       |");
    expect(written).not.toContain("old");
    expect(written).toMatch(
      /^# Title\n\n<!-- sizes -->\n\n\| [\s\S]* \|\n\n<!-- \/sizes -->\n\nEnd\n$/,
    );
  });

  it("leave a README without marks alone", async () => {
    const readme = path.join(folder, "README.md");
    await writeFile(readme, "# Title\n");
    await writeSizes({ landingJs: 1, worker: 1, precache: 1 }, readme);
    expect(await readFile(readme, "utf8")).toBe("# Title\n");
  });
});
