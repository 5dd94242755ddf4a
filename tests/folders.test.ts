import path from "node:path";
import { describe, expect, it } from "vitest";
import { files, isIn } from "./support/source/imports.ts";

/** More files in one folder, tests included, are not seen at a glance. */
const MOST_FILES = 20;

describe("the folders", () => {
  it("have no more files than one looks over", () => {
    const sizes = new Map<string, number>();
    for (const file of files) {
      // Of routes there are as many as the site has addresses.
      if (file.includes(".gen.") || isIn("src/routes", file)) continue;
      const folder = path.posix.dirname(file);
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([]);
  });

  it("have no barrels and no grab-bags", () => {
    const wrong = files.filter(
      (file) =>
        /\/(?:index|utils?|helpers?|misc)(?:\.tsx?|\/)/.test(file) && !isIn("src/routes", file),
    );
    expect(wrong).toEqual([]);
  });

  it("of the routes have no tests", () => {
    expect(files.filter((file) => isIn("src/routes", file) && file.includes(".test."))).toEqual([]);
  });

  it("of features have the screen beside its parts", () => {
    const features = new Set(
      files.filter((file) => isIn("src/features", file)).map((file) => file.split("/")[2]),
    );
    const withScreen = new Set(
      files
        .filter((file) =>
          /^src\/features\/[^/]+\/(?:[A-Z]\w*(?:Screen|Panel)|Shell)\.tsx$/.test(file),
        )
        .map((file) => file.split("/")[2]),
    );
    expect([...features].filter((feature) => !withScreen.has(feature))).toEqual([]);
  });
});
