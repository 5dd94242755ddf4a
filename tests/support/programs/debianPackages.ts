import { spawnSync } from "node:child_process";

/** Installs packages where the system is a Debian and this is its root. @returns whether it could */
export function installDebianPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (...words: string[]) =>
    spawnSync("apt-get", words, { env, timeout: 300_000 }).status === 0;
  const install = ["install", "-y", "--no-install-recommends", ...names];
  return aptGet(...install) || (aptGet("update") && aptGet(...install));
}
