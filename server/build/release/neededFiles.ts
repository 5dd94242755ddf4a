import { build } from "esbuild";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { packageFolder } from "../bundledPackages.ts";

/**
 * The libraries that stay beside the programs (`KEPT_APART` of the compiler), as far as a running site needs
 * them, and what rate-limiter-flexible looks for by a name that no compiler sees.
 */
const LIBRARIES = [
  "@electric-sql/pglite",
  "fs-native-extensions",
  "drizzle-orm",
  "drizzle-orm/sql",
];

/** A module that a library opens beside its scripts: a database's program and its first files. */
const NAMED = /[\w-]+\.(?:wasm|data)\b/g;

/** Machines that a site is run on; libraries bring others' modules, too. */
const PLATFORM = /^(?:linux|darwin|win32)-/;

const LICENCE = /^(?:licen[cs]e|notice)/i;

/**
 * The files of other packages that a compiled site reads: scripts as far as one leads to the other,
 * what they open beside them, and each package's own description and licence.
 *
 * @param project its folder
 * @returns paths relative to it, in order
 */
export async function neededOfPackages(project: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: project,
    stdin: {
      contents: LIBRARIES.map((name) => `import ${JSON.stringify(name)};`).join("\n"),
      resolveDir: project,
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    target: "node20",
    logLevel: "silent",
  });
  const scripts = Object.keys(metafile.inputs).filter((file) => packageFolder(file) !== null);
  const opened = scripts.flatMap((script) => besides(project, script));
  const folders = [...new Set(scripts.flatMap((script) => packageFolder(script) ?? []))];
  const own = folders.flatMap((folder) => descriptions(project, folder));
  return [...new Set([...scripts, ...opened, ...own])].sort();
}

function besides(project: string, script: string): string[] {
  const text = readFileSync(path.join(project, script), "utf8");
  return [...text.matchAll(NAMED)]
    .map(([name]) => path.join(path.dirname(script), name))
    .filter((file) => existsSync(path.join(project, file)));
}

function descriptions(project: string, folder: string): string[] {
  const names = readdirSync(path.join(project, folder));
  const prebuilt = path.join(folder, "prebuilds");
  const modules = existsSync(path.join(project, prebuilt))
    ? readdirSync(path.join(project, prebuilt)).filter((name) => PLATFORM.test(name))
    : [];
  return [
    ...names
      .filter((name) => name === "package.json" || LICENCE.test(name))
      .map((name) => path.join(folder, name)),
    ...modules.flatMap((platform) =>
      readdirSync(path.join(project, prebuilt, platform)).map((name) =>
        path.join(prebuilt, platform, name),
      ),
    ),
  ];
}
