import { build } from "esbuild";
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { statePath } from "./stateFolder.js";

/** Libraries that find files of their own beside them, or are not needed by a running server. */
const KEPT_APART = ["@electric-sql/pglite", "fs-native-extensions", "pg-native", "vite", "esbuild"];

/** What older sources were compiled to stays for programs that still run. */
const OLDER_KEPT = 4;

/**
 * Compiles the programs, libraries included: a start reads some ten files instead of a thousand.
 *
 * @param {string} project path of the project
 * @param {readonly string[]} programs paths of their modules in it
 * @param {string} folder where the scripts go, all at once when they are complete. Another
 *   process that compiles at the same time makes the same files
 * @param {boolean} [hasMaps] whether the way back to the sources is written, too. Names of scripts depend
 *   on it, and it on where `folder` lies
 * @returns {Promise<string[]>} paths of the modules that they are made of, relative to the project
 */
export async function compile(project, programs, folder, hasMaps = true) {
  const all = path.dirname(folder);
  // Not a temporary folder, which is its maker's alone: who builds need not be who runs.
  const unfinished = `${folder}.new-${randomBytes(4).toString("hex")}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const { metafile } = await build({
      absWorkingDir: project,
      entryPoints: [...programs],
      outdir: unfinished,
      entryNames: "[name]",
      chunkNames: "part-[hash]",
      bundle: true,
      splitting: true,
      platform: "node",
      format: "esm",
      target: "node20",
      sourcemap: hasMaps ? "linked" : false,
      sourcesContent: false,
      external: KEPT_APART,
      alias: { "#state": path.resolve(project, statePath()) },
      // Libraries that are CommonJS expect it.
      banner: {
        js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
      },
      metafile: true,
      logLevel: "silent",
    });
    if (!moved(unfinished, folder)) rmSync(unfinished, { recursive: true });
    removeOldest(all);
    return Object.keys(metafile.inputs);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} unfinished
 * @param {string} folder
 * @returns whether this process was the first
 */
function moved(unfinished, folder) {
  try {
    renameSync(unfinished, folder);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTEMPTY") return false;
    throw error;
  }
}

/**
 * Also of compilers that were killed.
 *
 * @param {string} all folder of the folders
 */
function removeOldest(all) {
  const made = (/** @type {string} */ name) => statSync(path.join(all, name)).mtimeMs;
  const byAge = readdirSync(all)
    .map((name) => ({ name, time: made(name) }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of byAge.slice(OLDER_KEPT + 1)) {
    rmSync(path.join(all, name), { recursive: true, force: true });
  }
}
