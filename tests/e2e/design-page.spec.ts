import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { PROJECT } from "../../server/project.ts";

test("the build holds nothing of the page that shows the parts of the design", () => {
  const dist = path.join(PROJECT, "dist");
  const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:js|html)$/.test(file),
  );
  const holding = (text: string) =>
    scripts.filter((file) => readFileSync(path.join(dist, file), "utf8").includes(text));
  expect(holding("Loading product statistics")).not.toEqual([]);
  expect(holding("Parts of the design")).toEqual([]);
});
