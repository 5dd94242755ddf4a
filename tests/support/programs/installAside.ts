import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../../.cache", import.meta.url));

/**
 * The folder in which a heavy package is installed beside the project, because only one command
 * needs it; installed now when it is not there yet.
 *
 * @param flags more of npm's own
 * @returns `null` when it cannot be had
 */
export function installAside(
  name: string,
  version: string,
  flags: readonly string[] = [],
): string | null {
  const folder = path.join(CACHE, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  // Under another name first: an interrupted installation must not be taken for a whole one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, "package.json"), '{ "private": true }');
  const { status } = spawnSync(
    "npm",
    ["install", `${name}@${version}`, "--ignore-scripts", "--no-audit", "--no-fund", ...flags],
    { cwd: unfinished, stdio: "ignore", timeout: 300_000 },
  );
  if (status !== 0) return null;
  renameSync(unfinished, folder);
  return folder;
}
