import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compiledFolder, RELEASED_PROGRAMS } from "./build/compiledFolder.js";
import { stateFolder } from "./build/stateFolder.js";

/**
 * Runs a program of this project: `node server/launch.js server/cli/start.ts --its-options`.
 *
 * Node would need a loader for TypeScript, which costs a server two seconds of each start, in every
 * of its threads once more. So programs are compiled, all into one folder and only when their
 * sources have changed, and what runs is plain JavaScript. This file and its folder are the part
 * that has to be plain JavaScript itself.
 */

const PROJECT = fileURLToPath(new URL("..", import.meta.url));

const [program] = process.argv.splice(2, 1);
if (program === undefined) throw new Error("Name the program to run.");

try {
  // A release has its state in its programs.
  if (!existsSync(path.join(PROJECT, RELEASED_PROGRAMS))) stateFolder(PROJECT);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const folder = await compiledFolder(PROJECT, program);
await import(pathToFileURL(path.join(folder, `${path.basename(program, ".ts")}.js`)).href);
