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
  return unpack(names[0], () => names);
}

/** A program that was unpacked and not installed. */
export interface UnpackedProgram {
  /** The folder in which it lies as in `/`. */
  folder: string;
  /** Environment in which it is found, with what it needs. */
  env: NodeJS.ProcessEnv;
}

/**
 * The same with everything that they need and this system does not have.
 *
 * @returns `null` when they cannot be had
 */
export function unpackProgram(...names: readonly [string, ...string[]]): UnpackedProgram | null {
  const folder = unpack(`${names[0]}-whole`, () => withNeeds(names));
  return existsSync(folder) ? { folder, env: environmentIn(folder) } : null;
}

/** The environment in which programs of a folder are found that stands for `/`, and then those of the system. */
export function environmentIn(folder: string): NodeJS.ProcessEnv {
  const inFolder = (...parts: string[]) => path.join(folder, ...parts);
  const libraries = inFolder("usr", "lib");
  const kinds = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.includes("-linux-"))
    : [];
  const paths = (own: readonly string[], name: string) =>
    [...own, process.env[name] ?? ""].filter((each) => each !== "").join(path.delimiter);
  return {
    ...process.env,
    PATH: paths([inFolder("usr", "sbin"), inFolder("usr", "bin")], "PATH"),
    LD_LIBRARY_PATH: paths(
      kinds.map((kind) => path.join(libraries, kind)),
      "LD_LIBRARY_PATH",
    ),
    PYTHONPATH: inFolder("usr", "lib", "python3", "dist-packages"),
  };
}

/** What apt would install for these packages, themselves included. */
function withNeeds(names: readonly string[]): readonly string[] {
  const words = ["install", "--simulate", "-qq", "--no-install-recommends", ...names];
  const { stdout } = spawnSync("apt-get", words, { encoding: "utf8" });
  return [...stdout.matchAll(/^Inst (\S+) /gm)].map(([, name = ""]) => name);
}

/** @param packages asked once more after the lists were renewed @returns the folder, whether it is there or not */
function unpack(name: string, packages: () => readonly string[]): string {
  const folder = path.join(CACHE, name);
  if (existsSync(folder)) return folder;
  // Under another name first: what was interrupted must not be taken for a whole one.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const run = (program: string, ...words: string[]) =>
    spawnSync(program, words, { cwd: unfinished, stdio: "ignore", timeout: 300_000 }).status === 0;
  const download = () => {
    const all = packages();
    return all.length > 0 && run("apt-get", "download", ...all);
  };
  // Only root may renew the lists.
  if (!download() && !(run("apt-get", "update") && download())) return folder;
  const files = readdirSync(unfinished).filter((each) => each.endsWith(".deb"));
  if (!files.every((file) => run("dpkg-deb", "--extract", file, "."))) return folder;
  renameSync(unfinished, folder);
  return folder;
}
