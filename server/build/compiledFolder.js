import { existsSync } from "node:fs";
import path from "node:path";
import { hashSources } from "./hashSources.js";
import { statePath } from "./stateFolder.js";

/** Programs of a running site: each may start others of them, as a thread or a child. */
export const SITE_PROGRAMS = [
  "server/cli/start.ts",
  "server/cli/import.ts",
  "server/cli/admin.ts",
  "server/db/pglite/createPglite.ts",
  "server/operations/control/answerThread.ts",
  "server/operations/control/commandThread.ts",
  "server/db/pglite/databaseThread.ts",
];

const PROGRAMS = [...SITE_PROGRAMS, "server/cli/dev.ts", "server/cli/build.ts"];

/** Where a release has its programs; it was compiled when it was made, and has no sources. */
export const RELEASED_PROGRAMS = "programs";

/** What compiled programs depend on, relative to the project. */
const INPUTS = ["server", "src/domain", "src/content", "package.json", "package-lock.json"];

/** What lies among them and is in no program. */
const IGNORED = /\.test\.ts$/;

/** Set for the threads and children of a program: they run what was compiled together with it. */
const VARIABLE = "COMPILED_FOLDER";

/**
 * The folder of the compiled programs, made when there is none for these very sources.
 *
 * @param {string} project path of the project
 * @param {string} program path of a module in it
 * @returns {Promise<string>} path of a folder with a script for each program, called like its module
 * @throws Error when a source cannot be compiled
 */
export async function compiledFolder(project, program) {
  const given = process.env[VARIABLE];
  if (given !== undefined && given !== "") return given;
  const released = path.join(project, RELEASED_PROGRAMS);
  if (existsSync(released)) return released;
  // What the programs share is compiled once for all of them.
  const more = PROGRAMS.includes(program) ? [] : [program];
  const hash = hashSources(project, [...INPUTS, statePath(), ...more], IGNORED);
  const folder = path.join(project, "dist-server", hash.slice(0, 16));
  if (!existsSync(folder)) {
    // Only a start that has to compile loads the compiler.
    const { compile } = await import("./compile.js");
    await compile(project, [...PROGRAMS, ...more], folder);
  }
  process.env[VARIABLE] = folder;
  return folder;
}
