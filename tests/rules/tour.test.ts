import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { PROJECT } from "../../server/project.ts";

const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");

const stops = [...read("docs/tour.md").matchAll(/^\d+\. `([^`]+)` `([^`]+)`/gm)].map(
  ([, file = "", name = ""]) => ({ file, name }),
);

it("the tour has its journeys", () => {
  expect(stops.length).toBeGreaterThan(25);
});

it.each(stops)("the tour finds $name in $file", ({ file, name }) => {
  expect(read(file)).toMatch(
    new RegExp(`^(?:export )?(?:async )?(?:function|const|class) ${name}\\b`, "m"),
  );
});
