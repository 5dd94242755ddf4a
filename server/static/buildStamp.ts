import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Whatever the built page depends on, relative to the project; what is missing counts as empty. */
const INPUTS = [
  "src",
  "sw",
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
export async function hashInputs(project: string): Promise<string> {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const file of await filesUnder(project, input)) {
      const content = await readFile(path.join(project, file));
      // Lengths keep apart what would read the same when joined.
      hash.update(`${file}\0${String(content.length)}\0`).update(content);
    }
  }
  return hash.digest("hex");
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

async function filesUnder(project: string, input: string): Promise<string[]> {
  const start = path.join(project, input);
  try {
    const entries = await readdir(start, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
      .filter((file) => !IGNORED.test(file))
      .sort();
  } catch (error) {
    const { code } = error instanceof Error && "code" in error ? error : { code: null };
    if (code === "ENOTDIR") return [input];
    if (code === "ENOENT") return [];
    throw error;
  }
}
