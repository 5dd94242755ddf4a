import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * The arrows of docs/decisions/0001: a file in `folder` may import from its own
 * folder and from `may`; longer folders win. `*` in a folder stands for one name,
 * so that one feature never imports another.
 */
const ARROWS: readonly { folder: string; may: readonly string[] }[] = [
  { folder: "src/domain", may: [] },
  { folder: "src/content", may: ["src/domain", "CHANGELOG.md?raw"] },
  { folder: "src/design", may: ["src/domain"] },
  { folder: "src/data", may: ["src/domain"] },
  { folder: "src/platform", may: ["src/domain"] },
  {
    folder: "src/features/*",
    may: ["src/design", "src/data", "src/platform", "src/content", "src/domain"],
  },
  {
    folder: "src/routes",
    may: ["src/features", "src/design", "src/data", "src/platform", "src/content", "src/domain"],
  },
  { folder: "src", may: ["src"] },
  { folder: "sw", may: ["src/domain"] },
  // The server, from what starts it down to the database. Files in its own folder put rooms
  // together (main, site, api, app) or are what every room may need (env, log, command, project).
  { folder: "server", may: ["src/domain"] },
  {
    folder: "server/cli",
    may: [
      "server/main.ts",
      "server/site.ts",
      "server/app.ts",
      "server/build",
      "server/static",
      "server/control",
      "server/import",
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/http",
      "server/db",
      "server/command.ts",
      "server/env.ts",
      "server/log.ts",
      "server/project.ts",
    ],
  },
  {
    folder: "server/thread",
    may: [
      "server/routes",
      "server/control",
      "server/import",
      "server/answers",
      "server/stores",
      "server/db",
      "server/command.ts",
      "server/project.ts",
    ],
  },
  {
    folder: "server/control",
    may: [
      "server/import",
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/command.ts",
    ],
  },
  {
    folder: "server/routes/*",
    may: [
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/answers",
      "server/offers",
      "server/stores",
      "server/http",
      "server/db",
      "server/log.ts",
      "src/content",
      "src/domain",
    ],
  },
  {
    folder: "server/sample",
    may: ["server/import", "server/offers", "server/db", "src/content", "src/domain"],
  },
  {
    folder: "server/import",
    may: ["server/offers", "server/db", "server/command.ts", "src/content", "src/domain"],
  },
  {
    folder: "server/identity",
    may: [
      "server/http",
      "server/db",
      "server/command.ts",
      "server/env.ts",
      "server/envSchema.ts",
      "server/log.ts",
      "server/project.ts",
      "src/domain",
    ],
  },
  {
    folder: "server/alerts",
    may: [
      "server/offers",
      "server/http",
      "server/db",
      "server/command.ts",
      "server/env.ts",
      "server/log.ts",
      "src/domain",
    ],
  },
  { folder: "server/announcements", may: ["server/db", "server/command.ts", "src/domain"] },
  { folder: "server/answers", may: ["server/http", "server/db"] },
  { folder: "server/offers", may: ["server/stores", "server/db", "src/content", "src/domain"] },
  { folder: "server/stores", may: ["server/db", "src/domain"] },
  { folder: "server/static", may: ["server/http", "src/domain"] },
  {
    folder: "server/build",
    may: ["server/static", "server/launch", "src/design/palette.ts", "src/domain"],
  },
  { folder: "server/http", may: ["server/db", "src/domain"] },
  { folder: "server/db", may: ["server/project.ts", "src/domain"] },
  { folder: "server/launch", may: [] },
  { folder: "tests", may: ["src", "sw", "server", "package.json"] },
];

/** Packages that may appear in a folder at all, where that is restricted. */
const ONLY_PACKAGES: Readonly<Record<string, readonly RegExp[]>> = {
  "src/domain": [/^valibot$/],
  "src/content": [],
  sw: [/^workbox-/, /^@firebase\//, /^idb-keyval$/, /^valibot$/],
};

const ALIASES = {
  "#domain/": "src/domain/",
  "#content/": "src/content/",
  "#design/": "src/design/",
  "#data/": "src/data/",
  "#platform/": "src/platform/",
  "#features/": "src/features/",
};

interface Import {
  from: string;
  to: string;
  isPackage: boolean;
}

const files = ["src", "sw", "server", "tests"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter((file) => /\.tsx?$/.test(file)),
);
const imports = files.flatMap(importsOf);

function importsOf(file: string): Import[] {
  const source = readFileSync(path.join(ROOT, file), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((each) => each.moduleRequest?.value)),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ].filter((each) => each !== undefined);
  return specifiers.map((specifier) => {
    const alias = Object.entries(ALIASES).find(([prefix]) => specifier.startsWith(prefix));
    if (alias) return { from: file, to: specifier.replace(alias[0], alias[1]), isPackage: false };
    if (specifier.startsWith("."))
      return { from: file, to: path.posix.join(path.dirname(file), specifier), isPackage: false };
    return { from: file, to: specifier, isPackage: true };
  });
}

/** The folder of the table a file belongs to, with `*` filled in. */
function homeOf(file: string): { home: string; may: readonly string[] } {
  const found = ARROWS.map(({ folder, may }) => {
    const pattern = new RegExp(`^${folder.replace("*", "[^/]+")}(?=/|$)`);
    return { home: pattern.exec(file)?.[0], may };
  })
    .filter((each): each is { home: string; may: readonly string[] } => each.home !== undefined)
    .toSorted((one, other) => other.home.length - one.home.length)[0];
  if (!found) throw new Error(`${file} lies in no folder of the architecture`);
  return found;
}

/** More files in one folder, tests included, are not seen at a glance. */
const MOST_FILES = 20;

/** The imports that lead in circles, and those from one circle to another. */
function inCircles(among: readonly Import[]): readonly Import[] {
  const importing = new Set(among.map(({ from }) => from));
  const imported = new Set(among.map(({ to }) => to));
  const left = among.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return left.length === among.length ? left : inCircles(left);
}

const isIn = (folder: string, file: string) => file === folder || file.startsWith(`${folder}/`);

describe("the architecture", () => {
  it("lets imports go along the arrows only", () => {
    const wrong = imports
      .filter(({ isPackage }) => !isPackage)
      .filter(({ from, to }) => {
        // A test may use what it tests and the tests' own support.
        if (/\.test\.tsx?$/.test(from) && isIn("tests/support", to)) return false;
        const { home, may } = homeOf(from);
        return ![home, ...may].some((folder) => isIn(folder, to));
      })
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it("knows every room of the server", () => {
    const unknown = files.filter(
      (file) => /^server\/.+\//.test(file) && homeOf(file).home === "server",
    );
    expect(unknown).toEqual([]);
  });

  it("has no import circles, type-only ones included", () => {
    const circles = inCircles(imports.filter(({ isPackage }) => !isPackage));
    expect(circles.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it("has no folder of more files than one looks over", () => {
    const sizes = new Map<string, number>();
    for (const file of files) {
      // Of routes there are as many as the site has addresses.
      if (file.includes(".gen.") || isIn("src/routes", file)) continue;
      const folder = path.posix.dirname(file);
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
    }
    expect([...sizes].filter(([, size]) => size > MOST_FILES)).toEqual([]);
  });

  it("keeps domain, content and worker free of foreign packages", () => {
    const wrong = imports
      .filter(({ from, isPackage }) => isPackage && !from.endsWith(".test.ts"))
      .filter(({ from, to }) => {
        const allowed = Object.entries(ONLY_PACKAGES).find(([folder]) => isIn(folder, from))?.[1];
        return allowed !== undefined && !allowed.some((pattern) => pattern.test(to));
      })
      .map(({ from, to }) => `${from} → ${to}`);
    expect(wrong).toEqual([]);
  });

  it("has no barrels and no grab-bags", () => {
    const wrong = files.filter(
      (file) =>
        /\/(?:index|utils?|helpers?|misc)(?:\.tsx?|\/)/.test(file) && !isIn("src/routes", file),
    );
    expect(wrong).toEqual([]);
  });

  it("limits time by timers of its own, which no collection of garbage takes away", () => {
    const wrong = files.filter(
      (file) =>
        !isIn("tests", file) &&
        /AbortSignal\.(?:any|timeout)\(/.test(readFileSync(path.join(ROOT, file), "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps tests out of the routes", () => {
    expect(files.filter((file) => isIn("src/routes", file) && file.includes(".test."))).toEqual([]);
  });

  it("keeps each feature's screen beside its parts", () => {
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

  it("reads every program's files", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(imports.some(({ from }) => isIn("sw", from))).toBe(true);
    expect(imports.some(({ from }) => isIn("server", from))).toBe(true);
  });
});
