import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LAUNCHER, PROJECT } from "../../../../server/project.ts";
import { prepare } from "../../../support/server/preparedFolder.ts";

const PROGRAM = "server/cli/makeRelease.ts";

/**
 * `npm run release` of what lies here, committed or not, once in a run of the tests.
 *
 * @returns folder of the archive and of what accompanies it; for reading alone
 */
export async function releasedHere(): Promise<string> {
  return await prepare("release", async (folder) => release(PROJECT, folder));
}

/** The same of a copy elsewhere. @param project its folder */
export function release(project: string, folder: string): void {
  const launcher = path.join(project, path.relative(PROJECT, LAUNCHER));
  run(process.execPath, [launcher, PROGRAM, "--trial", "--to", folder], project);
}

/** The archive in a folder of releases. */
export function archiveIn(folder: string): string {
  const name = readdirSync(folder).find((each) => each.endsWith(".tar.gz"));
  if (name === undefined) throw new Error(`${folder} has no archive.`);
  return path.join(folder, name);
}

/** Unpacks an archive. @returns the one folder in it */
export function unpack(archive: string, to: string): string {
  mkdirSync(to, { recursive: true });
  run("tar", ["-xzf", archive, "-C", to], to);
  const [folder = ""] = readdirSync(to);
  return path.join(to, folder);
}

/** Puts this release into a folder under the names of some versions, with their sums. */
export async function putReleases(folder: string, versions: readonly string[]): Promise<void> {
  const scratch = path.join(folder, "unpacked");
  let from = unpack(archiveIn(await releasedHere()), scratch);
  const sums = versions.map((version) => {
    const name = `ohio-cannabis-community-${version}`;
    const renamed = path.join(scratch, name);
    renameSync(from, renamed);
    from = renamed;
    const file = path.join(folder, `${name}.tar.gz`);
    run("tar", ["-I", "gzip -1", "-cf", file, "-C", scratch, name], folder);
    return `${createHash("sha256").update(readFileSync(file)).digest("hex")}  ${name}.tar.gz\n`;
  });
  rmSync(scratch, { recursive: true });
  writeFileSync(path.join(folder, "SHA256SUMS"), sums.join(""));
}

function run(program: string, words: readonly string[], cwd: string): void {
  // What the tests' own programs were compiled to is not that of a copy.
  const { COMPILED_FOLDER: _, ...env } = process.env;
  const { status, stderr } = spawnSync(program, words, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${words.join(" ")}: ${stderr}`);
}
