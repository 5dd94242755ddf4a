import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT } from "../../server/project.ts";

/** A section of CONTRIBUTING.md: what to copy, and every place that has a part of it. */
interface Recipe {
  title: string;
  example: RegExp;
  places: string[];
}

const text = readFileSync(path.join(PROJECT, "CONTRIBUTING.md"), "utf8");
const recipes = text
  .split(/^## /m)
  .slice(1)
  .map((section): Recipe => {
    const example = /^Copy `([^`]+)`/m.exec(section)?.[1];
    if (example === undefined) throw new Error("A section has no example.");
    return {
      title: section.split("\n")[0] ?? "",
      example: new RegExp(example, "i"),
      places: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, place]) => place ?? ""),
    };
  });

/** The product's own files: no tests, and nothing that is generated. */
const files = ["src", "sw", "server"].flatMap((folder) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => statSync(path.join(PROJECT, file)).isFile())
    .filter((file) => !/\.test\.|\.gen\.|\.bin$/.test(file)),
);
const mentions = (file: string, example: RegExp) =>
  example.test(file) || example.test(readFileSync(path.join(PROJECT, file), "utf8"));

describe.each(recipes)("to add $title", ({ example, places }) => {
  it("each place that is named has a part of the example", () => {
    const empty = places.filter(
      (place) => !files.some((file) => file.startsWith(place) && mentions(file, example)),
    );
    expect(empty).toEqual([]);
  });

  it("no other place has", () => {
    const others = files.filter(
      (file) => mentions(file, example) && !places.some((place) => file.startsWith(place)),
    );
    expect(others).toEqual([]);
  });
});

it("every list is followed", () => {
  expect(recipes.map(({ places }) => places.length)).toEqual([8, 7, 2, 3, 3, 3]);
});
