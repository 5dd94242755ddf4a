import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../../.cache", import.meta.url));

/** Installs packages where the system is a Debian and this is its root. @returns whether it could */
export function installDebianPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...words: string[]) =>
    spawnSync("apt-get", words, { env, timeout: 300_000 }).status === 0;
  const install = ["install", "-y", "--no-install-recommends", ...names];
  return aptGet(...install) || (aptGet("update") && aptGet(...install));
}

/**
 * Unpacks Debian packages beside the project, where there is a Debian with its lists of packages.
 * Installing some of them would start a server.
 *
 * @returns the folder in which they lie as in `/`, whether they could be had or not
 */
export function unpackDebianPackages(...names: readonly [string, ...string[]]): string {
  const folder = path.join(CACHE, names[0]);
  if (existsSync(folder)) return folder;
  // Under another name first: what was interrupted must not be taken for a whole one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: unfinished, stdio: "ignore", timeout: 300_000 }).status === 0;
  const download = () => run("apt-get", "download", ...names);
  // Only root may renew the lists.
  if (!download() && !(run("apt-get", "update") && download())) return folder;
  const files = readdirSync(unfinished).filter((each) => each.endsWith(".deb"));
  if (!files.every((file) => run("dpkg-deb", "--extract", file, "."))) return folder;
  renameSync(unfinished, folder);
  return folder;
}
