import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { readPackages } from "../build/bundledPackages.ts";
import { writeArchive, type ReleasedCommit } from "../build/release/archive.ts";
import { billOfMaterials, provenance } from "../build/release/statements.ts";
import { CommandError } from "../db/command.ts";
import { DIST, PROJECT } from "../project.ts";
import { runCli } from "./runCli.ts";
import { buildIfNeeded } from "./serveUntilStopped.ts";

const PackageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  engines: v.object({ node: v.string() }),
});

/**
 * `npm run release`: the archive that is put on a server, with its sum, its parts and where it comes
 * from, in `release`. `--to FOLDER` names another place; `--trial` takes what has not been committed, too.
 */
await runCli(async () => {
  process.env["NODE_ENV"] = "production";
  const { values } = parseArgs({
    options: { to: { type: "string" }, trial: { type: "boolean", default: false } },
  });
  const to = path.resolve(values.to ?? path.join(PROJECT, "release"));
  const commit = committed(values.trial);
  await buildIfNeeded("production", new AbortController().signal);
  const text = readFileSync(path.join(PROJECT, "package.json"), "utf8");
  const released = v.parse(PackageSchema, JSON.parse(text));
  const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-release-"));
  try {
    const archive = await writeArchive(PROJECT, released, commit, scratch, to);
    const built = v.parse(v.array(v.string()), readPackages(DIST));
    const inside = [...built, ...archive.packages];
    write(to, "bom.cdx.json", billOfMaterials(PROJECT, released, commit, inside));
    write(to, "provenance.json", provenance(PROJECT, released, commit, archive));
    const name = path.basename(archive.file);
    writeFileSync(path.join(to, "SHA256SUMS"), `${archive.sha256}  ${name}\n`);
    const size = (archive.bytes / 1_000_000).toFixed(1);
    process.stdout.write(`${archive.file}: ${size} MB\n${archive.sha256}\n`);
  } finally {
    rmSync(scratch, { recursive: true });
  }
});

function write(to: string, name: string, content: object): void {
  writeFileSync(path.join(to, name), `${JSON.stringify(content, null, 2)}\n`);
}

/** @throws CommandError outside a commit: nobody could make that archive once more */
function committed(isTrial: boolean): ReleasedCommit {
  const git = (...words: string[]) =>
    spawnSync("git", words, { cwd: PROJECT, encoding: "utf8" }).stdout?.trim() ?? "";
  const [hash = "", seconds = ""] = git("log", "-1", "--format=%H %ct").split(" ");
  if (isTrial) return { hash: hash === "" ? "0".repeat(40) : hash, seconds: Number(seconds) };
  if (hash === "") throw new CommandError("A release is made in a checkout of its commit.");
  const changed = git("status", "--porcelain").split("\n").filter(Boolean);
  if (changed.length > 0)
    throw new CommandError(
      `A release is made of what is committed, and ${String(changed.length)} files differ from it: commit them, or try with --trial.`,
    );
  return { hash, seconds: Number(seconds) };
}
