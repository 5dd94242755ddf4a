import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../server/project.ts";
import { makeFolderOfPrepared } from "../support/server/preparedFolder.ts";
import type { Outcome } from "./outcome.ts";
import { program, script, type Saying } from "./steps.ts";

/** Builds the page, which every test in a browser needs. A build leaves a visitor's checkout as it was. */
export async function build(saying: Saying): Promise<Outcome> {
  const before = checkedOut();
  const built = await program("build", "server/cli/build.ts", saying);
  const after = checkedOut();
  const changed = [...after].filter(([file, state]) => before.get(file) !== state);
  if (changed.length === 0) return built;
  const failure = `The build has written ${changed.map(([file]) => file).join(", ")}.`;
  return { ...built, passed: 0, failed: 1, tests: [{ name: "build", ms: 0, failure }] };
}

/** What lies in the checkout and is not ignored, and when it was last written. */
function checkedOut(): ReadonlyMap<string, string> {
  const ignored = readFileSync(path.join(PROJECT, ".gitignore"), "utf8").split("\n");
  const own = readdirSync(PROJECT).filter((name) => name !== ".git" && !ignored.includes(name));
  const files = own.flatMap((name) => {
    const whole = path.join(PROJECT, name);
    if (!statSync(whole).isDirectory()) return [name];
    return readdirSync(whole, { recursive: true }).map((file) => path.join(name, String(file)));
  });
  return new Map(
    files.map((file) => {
      const { size, mtimeMs } = statSync(path.join(PROJECT, file));
      return [file, `${String(size)} ${String(mtimeMs)}`];
    }),
  );
}

/**
 * Builds the page, and gets ready what several steps would otherwise wait for, each with a
 * processor idle.
 *
 * @returns what became of the build; what else goes wrong here goes wrong again where it is needed
 */
export async function buildAndPrepare(): Promise<Outcome> {
  process.env["PREPARED_FOLDERS"] ??= makeFolderOfPrepared();
  const built = await build("at the end");
  if (built.failed === 0) await script("tests/runner/prepare.ts");
  return built;
}
