import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, found from this module's place, compiled or not. */
export const PROJECT = above(path.dirname(fileURLToPath(import.meta.url)));

/** The folder of the built page. */
export const DIST = path.join(PROJECT, "dist");

/** The page that gets rid of its worker, where a release has it ready. */
export const DIST_KILL_SWITCH = path.join(PROJECT, "dist-kill-switch");

/** The folder of the program that writes first views: built with the page, and not served. */
export const DIST_VIEW = path.join(PROJECT, "dist-view");

/** Runs programs of the project: `node LAUNCHER server/cli/start.ts`. */
export const LAUNCHER = path.join(PROJECT, "server", "launch.js");

/** Whether this is an unpacked release: compiled and built, without sources. */
export const IS_RELEASE = !existsSync(path.join(PROJECT, "src"));

/** What an operator types to run a program: in a checkout npm's scripts, in a release its own files. */
export const COMMANDS = IS_RELEASE
  ? { start: "node server.js", admin: "node admin.js", import: "node import.js" }
  : { start: "npm start", admin: "npm run admin --", import: "npm run import --" };

function above(folder: string): string {
  if (existsSync(path.join(folder, "package.json"))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error("The project's package.json is missing.");
  return above(parent);
}
