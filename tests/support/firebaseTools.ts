import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Google's own emulators. A third of a gigabyte, so they are no dependency of the project. */
const VERSION = "15.34.2";
const CACHE = fileURLToPath(new URL("../../.cache", import.meta.url));

/**
 * The folder that firebase-tools is installed in, beside the project; installed now when it is
 * not there yet.
 *
 * @returns `null` when it cannot be had
 */
export function findFirebaseTools(): string | null {
  const folder = path.join(CACHE, `firebase-tools-${VERSION}`);
  if (existsSync(folder)) return folder;
  // Under another name first: an interrupted installation must not be taken for a whole one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, "package.json"), '{ "private": true }');
  const { status } = spawnSync(
    "npm",
    [
      "install",
      `firebase-tools@${VERSION}`,
      "--omit=optional",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
    ],
    { cwd: unfinished, stdio: "ignore", timeout: 300_000 },
  );
  if (status !== 0) return null;
  renameSync(unfinished, folder);
  return folder;
}
