import { describe, expect, it } from "vitest";
import { files, imports, isIn, textOf, type Import } from "../support/source/imports.ts";

/**
 * The arrows of docs/decisions/0001: a file in `folder` may import from its own
 * folder and from `may`; longer folders win. `*` in a folder stands for one name,
 * so that one feature never imports another.
 */
const ARROWS: readonly { folder: string; may: readonly string[] }[] = [
  { folder: "src/domain", may: [] },
  { folder: "src/content", may: ["src/domain", "CHANGELOG.md?raw"] },
  { folder: "src/design", may: ["src/domain"] },
  { folder: "src/data", may: ["src/storage", "src/domain"] },
  // Records on the phone, as page and worker read and change them.
  { folder: "src/storage", may: ["src/domain"] },
  { folder: "src/platform", may: ["src/storage", "src/domain"] },
  {
    folder: "src/features/*",
    may: ["src/design", "src/data", "src/storage", "src/platform", "src/content", "src/domain"],
  },
  {
    folder: "src/routes",
    may: ["src/features", "src/design", "src/data", "src/platform", "src/content", "src/domain"],
  },
  // Shows the parts of the design while one develops; nothing may import it, so no build has it.
  { folder: "src/dev", may: ["src/design", "src/domain"] },
  { folder: "src", may: ["src"] },
  { folder: "sw", may: ["src/storage", "src/domain"] },
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
      "server/backup",
      "server/import",
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/feedback",
      "server/contests",
      "server/events",
      "server/reservations",
      "server/status",
      "server/http",
      "server/db",
      "server/db/command.ts",
      "server/env.ts",
      "server/envSchema.ts",
      "server/log.ts",
      "server/project.ts",
      "src/domain",
    ],
  },
  {
    folder: "server/thread",
    may: [
      "server/routes",
      "server/control",
      "server/backup",
      "server/import",
      "server/answers",
      "server/stores",
      "server/db",
      "server/db/command.ts",
      "server/project.ts",
    ],
  },
  {
    folder: "server/control",
    may: [
      "server/backup",
      "server/import",
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/feedback",
      "server/contests",
      "server/events",
      "server/reservations",
      "server/status",
      "server/db/command.ts",
    ],
  },
  // Counts what other rooms tell, and reads what the status reads.
  {
    folder: "server/metrics",
    may: [
      "server/alerts",
      "server/answers",
      "server/status",
      "server/http",
      "server/db",
      "server/db/command.ts",
      "server/env.ts",
      "server/log.ts",
      "src/domain",
    ],
  },
  // Facts of other rooms, and what is wrong with them.
  {
    folder: "server/status",
    may: [
      "server/alerts",
      "server/contests",
      "server/identity",
      "server/import/watch",
      "server/offers",
      "server/reservations",
      "server/db",
      "server/db/command.ts",
      "server/env.ts",
      "src/domain",
    ],
  },
  {
    folder: "server/routes/*",
    may: [
      "server/identity",
      "server/alerts",
      "server/announcements",
      "server/wishlist",
      "server/feedback",
      "server/contests",
      "server/events",
      "server/reservations",
      "server/trends",
      "server/highlights",
      "server/answers",
      "server/import/arrivals",
      "server/import/tokens",
      "server/import/result.ts",
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
    may: [
      "server/import",
      "server/contests",
      "server/offers",
      "server/db",
      "src/content",
      "src/domain",
    ],
  },
  {
    folder: "server/import",
    may: [
      "server/offers",
      "server/stores",
      "server/db",
      "server/db/command.ts",
      "src/content",
      "src/domain",
    ],
  },
  {
    folder: "server/identity",
    may: [
      "server/http",
      "server/db",
      "server/db/command.ts",
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
      "server/db/command.ts",
      "server/env.ts",
      "server/log.ts",
      "src/domain",
    ],
  },
  { folder: "server/backup", may: ["server/db", "server/db/command.ts"] },
  { folder: "server/announcements", may: ["server/db", "server/db/command.ts", "src/domain"] },
  { folder: "server/wishlist", may: ["server/db", "src/domain"] },
  {
    folder: "server/feedback",
    may: ["server/offers", "server/stores", "server/db", "server/db/command.ts", "src/domain"],
  },
  {
    folder: "server/contests",
    may: [
      "server/import/read",
      "server/import/result.ts",
      "server/db",
      "server/db/command.ts",
      "src/content",
      "src/domain",
    ],
  },
  {
    folder: "server/events",
    may: [
      "server/catalogue/stores/ohioGeography.ts",
      "server/csv.ts",
      "server/db",
      "server/db/command.ts",
      "src/content",
      "src/domain",
    ],
  },
  { folder: "server/trends", may: ["server/offers", "server/db", "src/domain"] },
  {
    folder: "server/highlights",
    may: ["server/trends", "server/contests", "server/db", "src/content", "src/domain"],
  },
  {
    folder: "server/reservations",
    may: ["server/http", "server/db", "server/db/command.ts", "server/log.ts", "src/domain"],
  },
  {
    folder: "server/pages",
    may: [
      "server/catalogue/products.ts",
      "server/static",
      "server/answers",
      "server/events",
      "server/offers",
      "server/stores",
      "server/http",
      "server/db",
      "server/log.ts",
      "src/content",
      "src/domain",
    ],
  },
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

/** The imports that lead in circles, and those from one circle to another. */
function inCircles(among: readonly Import[]): readonly Import[] {
  const importing = new Set(among.map(({ from }) => from));
  const imported = new Set(among.map(({ to }) => to));
  const left = among.filter(({ from, to }) => imported.has(from) && importing.has(to));
  return left.length === among.length ? left : inCircles(left);
}

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
