import { describe, expect, it } from "vitest";
import { files, imports, isIn, roomOf, textOf, type Import } from "../support/source/imports.ts";

/**
 * The arrows of docs/decisions/0001, from the ground up: what each room may import beside itself. `*`
 * stands for one name, so that one feature never imports another.
 */
const ARROWS: Readonly<Record<string, string>> = {
  "src/domain": "src/content/state",
  "src/content": "src/domain CHANGELOG.md?raw",
  "src/content/state": "src/content src/domain",
  // Its mark and its counties are drawn from the state's own outlines.
  "src/design": "src/domain src/content/state",
  "src/storage": "src/domain",
  "src/data": "src/domain src/storage",
  "src/platform": "src/domain src/storage",
  "src/features/*": "src/design src/data src/platform src/content src/domain",
  "src/routes": "src/features src/design src/data src/platform src/content src/domain",
  "src/dev": "src/design src/domain",
  src: "src",
  sw: "src/domain src/storage",
  "server/db": "",
  "server/web": "server/db",
  "server/build": "server/web src/design",
  "server/accounts": "server/web server/db",
  "server/catalogue": "server/web server/db",
  "server/community": "server/accounts server/catalogue server/web server/db",
  "server/alerts": "server/accounts server/catalogue server/web server/db",
  "server/import": "server/catalogue server/web server/db",
  "server/operations":
    "server/import server/community server/alerts server/accounts server/catalogue server/web server/db",
  "server/cli": "server",
  server:
    "server/operations server/import server/community server/alerts server/accounts server/catalogue server/web server/db",
  tests: "src sw server package.json",
};

/** At the server's root lie tools, for every room, and the programs that put the rooms together. */
const TOOL = /^server\/(?:env|envSchema|log|project|thread|csv|[\w-]+\.d)\.ts$/;

/** What every room of the server may know of the page. */
const KNOWN_TO_SERVER = ["src/domain", "src/content"];

/** Packages that may appear in a folder at all, where that is restricted. */
const ONLY_PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  "src/domain": [/^valibot$/],
  "src/content": [],
  sw: [/^workbox-/, /^@firebase\//, /^idb-keyval$/, /^valibot$/],
};

const ofProject = imports.filter(({ isPackage }) => !isPackage);

function mayImport({ from, to }: Import): boolean {
  // A test may use what it tests and the tests' own support.
  if (/\.test\.tsx?$/.test(from) && isIn("tests/support", to)) return true;
  const { room, pattern } = roomOf(from, Object.keys(ARROWS));
  const may = (ARROWS[pattern] ?? "").split(" ").filter(Boolean);
  if (isIn("server", from)) {
    if (TOOL.test(to)) return true;
    if (TOOL.test(from)) return isIn("src/domain", to);
    may.push(...KNOWN_TO_SERVER);
    // Programs are for those who start them.
    if (roomOf(to, Object.keys(ARROWS)).room === "server" && room !== "server/cli")
      return room === "server";
  }
  return [room, ...may].some((folder) => isIn(folder, to));
}

/** The imports that lead in circles, and those from one circle to another. */
function inCircles(among: readonly Import[]): readonly Import[] {
  const importing = new Set(among.map(({ from }) => from));
  const imported = new Set(among.map(({ to }) => to));
  const left = among.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return left.length === among.length ? left : inCircles(left);
}

const inWords = (found: readonly Import[]) => found.map(({ from, to }) => `${from} → ${to}`);

describe("the architecture", () => {
  it("lets imports go along the arrows only", () => {
    expect(inWords(ofProject.filter((each) => !mayImport(each)))).toEqual([]);
  });

  it("lets the domain know of the state what its names, places and sizes are, and no law", () => {
    const known = ofProject.filter(
      ({ from, to }) =>
        isIn("src/domain", from) && isIn("src/content", to) && !from.endsWith(".test.ts"),
    );
    const parts = new Set(known.map(({ to }) => to.split("/").at(-1)));
    const places = ["cities.ts", "counties.ts", "geography.ts"];
    expect(parts).toEqual(new Set([...places, "names.ts", "storage.ts", "units.ts"]));
  });

  it("has a line for every room", () => {
    const unknown = files.filter((file) => {
      const { room } = roomOf(file, Object.keys(ARROWS));
      return (room === "server" || room === "src") && file.split("/").length > 2;
    });
    expect(unknown.filter((file) => !isIn("src/firstView", file))).toEqual([]);
  });

  it("has no import circles, type-only ones included", () => {
    expect(inWords(inCircles(ofProject))).toEqual([]);
  });

  it("keeps domain, content and worker free of foreign packages", () => {
    const wrong = imports
      .filter(({ from, isPackage }) => isPackage && !from.endsWith(".test.ts"))
      .filter(({ from, to }) => {
        const allowed = Object.entries(ONLY_PACKAGES).find(([folder]) => isIn(folder, from))?.[1];
        return allowed !== undefined && !allowed.some((pattern) => pattern.test(to));
      });
    expect(inWords(wrong)).toEqual([]);
  });

  it("limits time by timers of its own, which no collection of garbage takes away", () => {
    const wrong = files.filter(
      (file) => !isIn("tests", file) && /AbortSignal\.(?:any|timeout)\(/.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });

  it("reads every program's files", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.some(({ from }) => isIn("sw", from))).toBe(true);
    expect(imports.some(({ from }) => isIn("server", from))).toBe(true);
  });
});
