import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT } from "../../../server/project.ts";
import { LACKING } from "../support/engines/abilities.ts";
import { ENGINES, ENGINE_TITLES } from "../support/engines/engine.ts";
import { isOfNetwork } from "../support/engines/networkError.ts";
import { textOf } from "../../support/source/imports.ts";

/** The sections of docs/engines.md, by their headings: a list each. */
const sections = new Map(
  textOf("docs/engines.md")
    .split(/^###? /m)
    .map((section) => [
      section.split("\n")[0] ?? "",
      [...section.matchAll(/^- (.+)$/gm)].map(([, line]) => line ?? ""),
    ]),
);

const BEHAVIOURS = [
  "Install",
  "Offline home",
  "Growing Tool, printed",
  "Kept menu",
  "Saved statistics",
  "Outbox",
  "Release change",
  "Damaged storage",
];

/** A line such as `Chromium, file.spec.ts: what holds`. */
function namedTest(line: string) {
  const [, engines = "", file = "", title = ""] = /^([^,]+), `([^`]+)`: (.+)$/.exec(line) ?? [];
  return { engines, file, title };
}

/** A test that is skipped is none. */
function isThere({ file, title }: { file: string; title: string }): boolean {
  const text = textOf(file);
  return text.includes(JSON.stringify(title)) && !/\.(skip|fixme|only)\(/.test(text);
}

describe("docs/engines.md", () => {
  it.each(BEHAVIOURS)("names tests of every engine that are there: %s", (behaviour) => {
    const tests = (sections.get(behaviour) ?? []).map(namedTest);
    expect(new Set(tests.map(({ engines }) => engines))).toEqual(
      new Set(["Chromium", "Firefox and WebKit"]),
    );
    expect(tests.filter((each) => !isThere(each))).toEqual([]);
  });

  it("names every test of the other engines", () => {
    const files = readdirSync(path.join(PROJECT, "tests/lab/engines"));
    const titles = files.flatMap((file) =>
      [...textOf(`tests/lab/engines/${file}`).matchAll(/^test\(\s*"([^"]+)"/gm)].map(
        ([, title]) => title,
      ),
    );
    const named = [...sections.values()]
      .flat()
      .map(namedTest)
      .filter(({ file }) => file.startsWith("tests/lab/engines/"))
      .map(({ title }) => title);
    expect(new Set(named)).toEqual(new Set(titles));
  });

  it.each(ENGINES)("lists what %s cannot do", (engine) => {
    expect(sections.get(ENGINE_TITLES[engine])).toEqual(LACKING[engine]);
  });
});

describe("an error in Firefox's console, as it words it,", () => {
  const failedToLoad = (file: string, why: string) =>
    isOfNetwork(`Error: Failed to load ‘${file}’. A ServiceWorker ${why}`);
  const CUT = "intercepted the request and encountered an unexpected error.";

  it("is nobody's where the page was left before the worker answered", () => {
    expect(failedToLoad("http://127.0.0.1:43323/assets/common-Bun9lBb.js", CUT)).toBe(true);
  });

  it.each([
    ["passed a promise to FetchEvent.respondWith() that rejected with ‘Error: no’."],
    ["passed an Error Response to FetchEvent.respondWith()."],
    ["passed a used Response to FetchEvent.respondWith()."],
    [
      "passed a promise to FetchEvent.respondWith() that resolved with non-Response value ‘undefined’.",
    ],
  ])("is the worker's where it %s", (why) => {
    expect(failedToLoad("http://127.0.0.1:43323/assets/common-Bun9lBb.js", why)).toBe(false);
  });

  it("is the worker's where an answer breaks off", () => {
    expect(failedToLoad("", CUT)).toBe(false);
  });
});
