import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Hash of the names and contents of everything that a build is made from.
 *
 * @param {string} project path of the project
 * @param {readonly string[]} inputs files and folders in it; what is missing counts as empty
 * @param {RegExp} ignored files that lie among them and are no input, by path in the project
 * @returns {string} 64 hexadecimal digits
 */
export function hashSources(project, inputs, ignored) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap((input) => filesUnder(project, input))) {
    if (ignored.test(file)) continue;
    const content = readFileSync(path.join(project, file));
    // Lengths keep apart what would read the same when joined.
    hash.update(`${file}\0${String(content.length)}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * @param {string} project
 * @param {string} input
 * @returns {string[]}
 */
function filesUnder(project, input) {
  const start = path.join(project, input);
  const found = statSync(start, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [input];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)))
    .sort();
}
