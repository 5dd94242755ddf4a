import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../../.cache", import.meta.url));

/**
 * Prometheus' own tool: the one on the PATH, else the one of Debian's package, which is unpacked
 * beside the project. Installing the package would start a server.
 *
 * @returns `null` when it cannot be had
 */
export function findPromtool(): string | null {
  if (works("promtool")) return "promtool";
  const folder = path.join(CACHE, "prometheus");
  const unpacked = path.join(folder, "usr", "bin", "promtool");
  if (!existsSync(unpacked)) unpack("prometheus", folder);
  return works(unpacked) ? unpacked : null;
}

const works = (program: string) => spawnSync(program, ["--version"]).status === 0;

/** Unpacks a Debian package, where there is a Debian with its lists of packages. */
function unpack(name: string, folder: string): void {
  // Under another name first: what was interrupted must not be taken for a whole one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: unfinished, stdio: "ignore", timeout: 300_000 }).status === 0;
  const download = () => run("apt-get", "download", name);
  // Only root may renew the lists.
  const isThere = download() || (run("apt-get", "update") && download());
  const file = isThere ? readdirSync(unfinished).find((each) => each.endsWith(".deb")) : undefined;
  if (file === undefined || !run("dpkg-deb", "--extract", file, ".")) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
