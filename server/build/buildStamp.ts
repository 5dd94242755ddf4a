import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { hashSources } from "./hashSources.js";
import { statePath } from "./stateFolder.js";

/** What the built page depends on, relative to the project. A missing file counts as empty. */
const INPUTS = [
  "src",
  "sw",
  "server/build",
  "public",
  "index.html",
  "vite.config.ts",
  "manifest.webmanifest",
  "package.json",
  "package-lock.json",
  "CHANGELOG.md",
  "tsconfig.json",
];

/** Not inputs although they lie among them: tests, and what the build itself writes. */
const IGNORED = /\.test\.tsx?$|(^|\/)routeTree\.gen\.ts$/;

const STAMP = ".build-hash";

/** Hash of the contents and names of everything the page is built from. */
export function hashInputs(project: string): string {
  return hashSources(project, [...INPUTS, statePath()], IGNORED);
}

/** The hash a finished build was made from, or `null`. */
export async function readStamp(dist: string): Promise<string | null> {
  try {
    return await readFile(path.join(dist, STAMP), "utf8");
  } catch {
    return null;
  }
}

/** Marks a build as finished. Call it last. */
export async function writeStamp(dist: string, hash: string): Promise<void> {
  await writeFile(path.join(dist, STAMP), hash);
}
