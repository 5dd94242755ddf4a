import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { PROJECT } from "../../server/project.ts";
import { files, isIn, textOf } from "../support/source/imports.ts";

/** What a row of docs/security.md says of a requirement. */
const VERDICTS = ["met", "operator", "part", "gap", "none"];

const StandardSchema = v.object({
  levels: v.object({ "1": v.array(v.string()), "2": v.array(v.string()) }),
});

const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");
const { levels } = v.parse(
  StandardSchema,
  JSON.parse(read("tests/fixtures/security/asvs-5.0.0.json")),
);
const asked = new Map(
  Object.entries(levels).flatMap(([level, ids]) => ids.map((id) => [id, level] as const)),
);

const DOCUMENT = "docs/security.md";
const text = read(DOCUMENT);
const rows = [...text.matchAll(/^\| (\d[\d.]*) \| ([12]) \| ([^|]+) \| (\w+) \| (.+) \|$/gm)].map(
  ([, id = "", level, , verdict = "", how = ""]) => ({ id, level, verdict, how }),
);

/** Links as Markdown has them; what stands in one may itself have brackets, escaped. */
const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g)].map(([, said = "", to = ""]) => ({
    said: said.replaceAll(/\\([*_[\]<>`|])/g, "$1"),
    to,
  }));

/** A link says the name of its file, a decision's number, or something that stands in the file. */
function isHeld(from: string, { said, to }: { said: string; to: string }): boolean {
  const [address = "", anchor] = to.split("#");
  if (address.startsWith("https:")) return true;
  const file = path.posix.join(path.posix.dirname(from), address);
  const target = address === "" ? from : file;
  if (!existsSync(path.join(PROJECT, target))) return false;
  const content = read(target);
  if (anchor !== undefined) {
    const headings = [...content.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
    return headings.some((title) => title.toLowerCase().replaceAll(" ", "-") === anchor);
  }
  const decision = /^decision (\d+)$/.exec(said)?.[1];
  if (decision !== undefined) return path.basename(target).startsWith(decision.padStart(4, "0"));
  const isNamed = said === target || said === path.basename(target);
  return isNamed || content.toLowerCase().includes(said.toLowerCase());
}

describe("the account of the site's security", () => {
  it("has every requirement of levels 1 and 2 of ASVS 5.0.0 once, in its order and level", () => {
    expect(asked.size).toBe(70 + 183);
    const numbers = (id: string) => id.split(".").map((part) => part.padStart(2, "0"));
    const inOrder = [...asked.keys()].sort((a, b) =>
      numbers(a).join(".") < numbers(b).join(".") ? -1 : 1,
    );
    expect(rows.map(({ id }) => id)).toEqual(inOrder);
    expect(rows.filter(({ id, level }) => asked.get(id) !== level)).toEqual([]);
  });

  it("says of each whether it is met, and counts them", () => {
    for (const verdict of VERDICTS) {
      const count = rows.filter((row) => row.verdict === verdict).length;
      expect(text).toMatch(new RegExp(`^\\| \`${verdict}\` +\\| ${String(count)} `, "m"));
    }
    expect(rows.filter(({ verdict }) => !VERDICTS.includes(verdict))).toEqual([]);
  });

  it("leads from what is met to what meets it", () => {
    const bare = rows.filter(({ verdict, how }) => verdict === "met" && linksIn(how).length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it.each([DOCUMENT, "docs/threat-model.md", "SECURITY.md"])(
    "leads nowhere but to what is there: %s",
    (from) => {
      expect(linksIn(read(from)).filter((link) => !isHeld(from, link))).toEqual([]);
    },
  );
});

/** What is said of the whole source. */
describe("in the program", () => {
  const program = files.filter(
    (file) =>
      ["src", "sw", "server"].some((folder) => isIn(folder, file)) && !/\.test\./.test(file),
  );
  const having = (pattern: RegExp) => program.filter((file) => pattern.test(textOf(file)));

  it("no file writes HTML or code out of texts", () => {
    const writes =
      /\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write\(|dangerouslySetInnerHTML|\beval\(|new Function\(/;
    expect(having(writes)).toEqual([]);
  });

  it("no file lets other origins read answers", () => {
    expect(having(/hono\/cors|access-control-allow/i)).toEqual([]);
  });

  it("no file switches the verification of certificates off", () => {
    expect(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
  });
});
