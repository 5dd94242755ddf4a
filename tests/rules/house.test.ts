import path from "node:path";
import { describe, expect, it } from "vitest";
import { files, imports, isIn, textOf } from "../support/source/imports.ts";

/**
 * One file tells one story: docs/decisions/0001. What is too small for a story stands in the file that
 * needs it, and what is too long for one is two.
 */
const SHORTEST_ALONE = 60;
const LONGEST = 300;
const MOST_PARTS = 3;
const MOST_ROOMS = 10;

const isTest = (file: string) => isIn("tests", file) || /\.test\.tsx?$/.test(file);
const product = files.filter((file) => !isTest(file));
const linesOf = (file: string) => textOf(file).split("\n").length - 1;

/** Styles, content, tables of the database and addresses are cut by what they are, not by length. */
const isData = (file: string) =>
  /\.css\.ts$|\.d\.ts$|\.gen\./.test(file) ||
  ["src/content", "src/routes", "src/dev", "server/db/schema"].some((folder) => isIn(folder, file));

describe("a file", () => {
  it("with one reader in its own folder is a story, or lies in the reader's file", () => {
    const used = imports.filter(({ from, to }) => !isTest(from) && from !== to);
    const readers = new Map<string, Set<string>>();
    for (const { from, to } of used) readers.set(to, (readers.get(to) ?? new Set()).add(from));
    const lazy = new Set(used.filter(({ isDynamic }) => isDynamic).map(({ to }) => to));
    const crumbs = product.filter((file) => {
      if (isData(file) || lazy.has(file) || linesOf(file) >= SHORTEST_ALONE) return false;
      const [reader, second] = readers.get(file) ?? [];
      if (reader === undefined || second !== undefined) return false;
      if (path.posix.dirname(reader) !== path.posix.dirname(file)) return false;
      if (isData(reader) || (file.endsWith(".tsx") && !reader.endsWith(".tsx"))) return false;
      const stem = file.replace(/\.tsx?$/, "");
      if (files.some((each) => each.startsWith(`${stem}.`) && isTest(each))) return false;
      return linesOf(reader) + linesOf(file) <= LONGEST;
    });
    expect(crumbs).toEqual([]);
  });

  it("is read in one sitting", () => {
    expect(product.filter((file) => !isData(file) && linesOf(file) > LONGEST)).toEqual([]);
  });

  it("is no barrel and no grab-bag", () => {
    const wrong = files.filter(
      (file) =>
        /\/(?:index|utils?|helpers?|misc)(?:\.tsx?|\/)/.test(file) && !isIn("src/routes", file),
    );
    expect(wrong).toEqual([]);
  });
});

describe("a room", () => {
  const EXPORT =
    /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;
  const roomIn = (file: string) =>
    file
      .split("/")
      .slice(0, isIn("src/features", file) ? 3 : 2)
      .join("/");

  it("has each exported name once", () => {
    const where = new Map<string, string[]>();
    for (const file of product) {
      if (/\.css\.ts$|\.gen\./.test(file) || isIn("src/routes", file)) continue;
      for (const name of new Set([...textOf(file).matchAll(EXPORT)].map(([, found = ""]) => found)))
        where.set(`${roomIn(file)} ${name}`, [
          ...(where.get(`${roomIn(file)} ${name}`) ?? []),
          file,
        ]);
    }
    expect([...where.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  it("of the page, a feature, has at most three parts beside its screen", () => {
    const parts = new Set(product.map((file) => path.posix.dirname(file)));
    const sizes = new Map<string, number>();
    for (const part of parts) {
      const [feature] = /^src\/features\/[^/]+(?=\/)/.exec(part) ?? [];
      if (feature !== undefined) sizes.set(feature, (sizes.get(feature) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > MOST_PARTS)).toEqual([]);
  });

  it("of the page has the screen beside its parts", () => {
    const featureIn = (file: string) => file.split("/")[2];
    const features = new Set(product.filter((file) => isIn("src/features", file)).map(featureIn));
    const withScreen = new Set(
      product
        .filter((file) =>
          /^src\/features\/[^/]+\/(?:[A-Z]\w*(?:Screen|Panel)|Shell)\.tsx$/.test(file),
        )
        .map(featureIn),
    );
    expect([...features].filter((feature) => !withScreen.has(feature))).toEqual([]);
  });

  it("of the server is one of ten at most", () => {
    const rooms = new Set(
      product.filter((file) => /^server\/[^/]+\//.test(file)).map((file) => file.split("/")[1]),
    );
    expect(rooms.size).toBeLessThanOrEqual(MOST_ROOMS);
  });

  it("of the routes has no tests", () => {
    expect(files.filter((file) => isIn("src/routes", file) && isTest(file))).toEqual([]);
  });
});

it("nobody needs the laboratory to work on the product: only the runner uses it", () => {
  const users = imports.filter(
    ({ from, to }) => isIn("tests/lab", to) && !/^tests\/(?:lab|runner)\/|^tests\/run/.test(from),
  );
  expect(users.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
