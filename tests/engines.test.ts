import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PROJECT } from "../server/project.ts";
import { ENGINES } from "./support/engines/engine.ts";
import { LACKING } from "./support/engines/abilities.ts";
import { textOf } from "./support/source/imports.ts";

const page = textOf("docs/engines.md");

/** A test as the page names it. */
interface Named {
  file: string;
  title: string;
}

/** A cell such as `site/a.spec.ts`: "one", "two"; `site/b.spec.ts`: "three". */
function namedIn(folder: string, cell: string): Named[] {
  return [...cell.matchAll(/`([^`]+\.spec\.ts)`:((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = "", titles = ""]) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({
        file: `${folder}/${file}`,
        title,
      })),
  );
}

const rows = page
  .split("\n")
  .filter((line) => /^\| [A-Z].*\.spec\.ts/.test(line))
  .map((line) => {
    const [, behaviour = "", chromium = "", others = ""] = line.split("|");
    return {
      behaviour: behaviour.trim(),
      chromium: namedIn("tests/e2e", chromium),
      others: namedIn("tests/engines", others),
    };
  });

/** A test that is skipped is none. */
const isTest = ({ file, title }: Named) =>
  textOf(file).includes(JSON.stringify(title)) && !/\.(skip|fixme|only)\(/.test(textOf(file));

describe("docs/engines.md", () => {
  it("has the offline half of the tests", () => {
    expect(rows.map(({ behaviour }) => behaviour)).toEqual([
      "Install",
      "Offline home",
      "Growing Tool, printed",
      "Kept menu",
      "Saved statistics",
      "Outbox",
      "Release change",
      "Damaged storage",
      "What it cannot do",
    ]);
  });

  it.each(rows)("names tests that are there: $behaviour", ({ behaviour, chromium, others }) => {
    expect(chromium.length > 0).toBe(behaviour !== "What it cannot do");
    expect(others).toHaveLength(1);
    expect([...chromium, ...others].filter((named) => !isTest(named))).toEqual([]);
  });

  it("names every test of the other engines", () => {
    const specs = readdirSync(path.join(PROJECT, "tests/engines")).map(
      (file) => `tests/engines/${file}`,
    );
    const titles = specs.flatMap((file) =>
      [...textOf(file).matchAll(/^test\("([^"]+)"/gm)].map(([, title = ""]) => ({ file, title })),
    );
    const named = rows.flatMap(({ others }) => others);
    expect(titles).toEqual(expect.arrayContaining(named));
    expect(titles).toHaveLength(named.length);
  });

  it.each(ENGINES)("lists what %s cannot do", (engine) => {
    const section = page.split(`### ${engine}\n`)[1]?.split("### ")[0] ?? "";
    const listed = [...section.matchAll(/^- (.+)$/gm)].map(([, ability]) => ability);
    expect(listed).toEqual(LACKING[engine]);
  });
});
