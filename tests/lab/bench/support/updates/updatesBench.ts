import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keptFiles, workerScripts } from "../../../../../server/build/sizes.ts";
import { PROJECT } from "../../../../../server/project.ts";
import { loadDist, type Dist } from "../../../../../server/web/pages/dist.ts";
import type { BenchPart } from "../report/part.ts";

/** What changes in a release, in a copy of the project. */
interface Change {
  metric: "updateFix" | "updateLaw" | "updateScreen";
  says: string;
  make: (edit: Edit) => void;
}

/** Changes a text in a file. @throws Error when it is not there */
type Edit = (file: string, from: string | RegExp, to: string) => void;

const CHANGES: readonly Change[] = [
  {
    metric: "updateFix",
    says: "a line of the wishlist",
    make: (edit) =>
      edit("src/features/wishlist/WishEntry.tsx", "className=", 'data-a="" className='),
  },
  {
    metric: "updateLaw",
    says: "a day in a fact of law",
    make: (edit) => edit("src/content/state/ohio/limitsFacts.ts", /2026-\d\d-\d\d/, "2027-01-02"),
  },
  {
    metric: "updateScreen",
    says: "a new screen",
    make(edit) {
      edit(
        "src/domain/site/routes.ts",
        '"/other-maps":',
        '"/another": "Another",\n  "/other-maps":',
      );
      edit(
        "src/domain/site/screenDescriptions.ts",
        '"/other-maps":',
        '"/another": "Another.",\n  "/other-maps":',
      );
      edit("src/routes/_shell/another.tsx", "", OTHER_SCREEN);
    },
  },
];

const OTHER_SCREEN = `import { createFileRoute } from "@tanstack/react-router";
import { Page } from "#design/surfaces/Page.tsx";
import { SCREENS } from "#domain/site/routes.ts";

export const Route = createFileRoute("/_shell/another")({
  component: () => <Page title={SCREENS["/another"]}>Something new, in ${"a sentence of its own. ".repeat(80)}</Page>,
});
`;

/** What a phone on which the site is installed loads for a release, in bytes as they travel. */
export const benchUpdates: BenchPart = async ({ samples, say }) => {
  // On one file system with the project, so that its packages need not be copied.
  const copy = path.join(PROJECT, "test-results", "updates");
  copyProject(copy);
  try {
    const before = await built(copy);
    for (const { metric, says, make } of CHANGES) {
      say(`An update with ${says} …`);
      const undo = change(copy, make);
      samples.add("product", { [metric]: bytesOfUpdate(before, await built(copy)) });
      undo();
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

function copyProject(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const { stdout } = spawnSync("git", words, { cwd: PROJECT, encoding: "utf8" });
  for (const file of stdout.split("\0"))
    if (file !== "" && existsSync(path.join(PROJECT, file)))
      cpSync(path.join(PROJECT, file), path.join(copy, file), { recursive: true });
  spawnSync("cp", ["-al", path.join(PROJECT, "node_modules"), copy]);
}

async function built(project: string): Promise<Dist> {
  const words = ["server/launch.js", "server/cli/build.ts"];
  const { COMPILED_FOLDER: _, ...env } = process.env;
  const options = { cwd: project, encoding: "utf8", env } as const;
  const { status, stderr } = spawnSync(process.execPath, words, options);
  if (status !== 0) throw new Error(stderr);
  return await loadDist(path.join(project, "dist"));
}

/** @returns the way back */
function change(project: string, make: Change["make"]): () => void {
  const texts = new Map<string, string | null>();
  make((name, from, to) => {
    const file = path.join(project, name);
    const text = existsSync(file) ? readFileSync(file, "utf8") : null;
    texts.set(file, text);
    const changed = (text ?? "").replace(from, to);
    if (changed === text) throw new Error(`${name} has no ${String(from)}.`);
    writeFileSync(file, changed);
  });
  return () => {
    for (const [file, text] of texts)
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
  };
}

/** The worker, which has the list, and of what it keeps all that is another than before. */
function bytesOfUpdate(before: Dist, after: Dist): number {
  const isNew = (file: string) => after.files.get(file)?.hash !== before.files.get(file)?.hash;
  const loaded = [...workerScripts(after), ...keptFiles(after)].filter(isNew);
  return loaded.reduce((sum, file) => {
    const found = after.files.get(file);
    return sum + (found === undefined ? 0 : (found.encoded.br ?? found.plain).length);
  }, 0);
}
