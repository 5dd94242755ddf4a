import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { LAUNCHER, PROJECT } from "../../../server/project.ts";
import { findBinaries } from "../programs/postgres.ts";
import { startSite, type Site } from "../server/site.ts";
import type { remainsOf } from "./remains.ts";

const PRELOAD = fileURLToPath(new URL("../server/shiftedClock.js", import.meta.url));

/** In what form an older release's data come to this one. */
export type RemainsForm = "data folder" | "backup" | "dump";

/** This release on the data of another, as of when those were made. */
export interface OpenedRemains {
  site: Site;
  /** Runs one of the operator's programs beside it. @returns its exit code and what it said */
  type: (
    program: "admin" | "import",
    ...words: string[]
  ) => { status: number | null; said: string };
}

/**
 * Starts this release on what another has left behind.
 *
 * @param scratch an empty folder
 * @param databaseUrl an empty database of PostgreSQL; `null` for the embedded one
 */
export async function openRemains(
  remains: ReturnType<typeof remainsOf>,
  form: RemainsForm,
  scratch: string,
  databaseUrl: string | null,
): Promise<OpenedRemains> {
  const dataDir = path.join(scratch, "data");
  const shift = path.join(scratch, "shift");
  writeFileSync(shift, String(remains.notes.madeAt - Date.now()));
  const settings = {
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    NODE_OPTIONS: `--import=${PRELOAD}`,
    CLOCK_SHIFT: shift,
  };
  const run = (file: string, words: readonly string[]) => {
    const env = { ...process.env, ...settings };
    const { status, stdout, stderr } = spawnSync(file, words, {
      cwd: PROJECT,
      env,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  const must = (file: string, words: readonly string[]) => {
    const { status, said } = run(file, words);
    if (status !== 0) throw new Error(`${file} ${words.join(" ")}: ${said}`);
  };
  const program = (name: string, words: readonly string[]) => [
    LAUNCHER,
    `server/cli/${name}.ts`,
    ...words,
  ];
  if (form === "data folder") must("tar", ["-xzf", remains.data, "-C", scratch]);
  else mkdirSync(dataDir);
  if (form === "backup") must(process.execPath, program("admin", ["restore", remains.backup]));
  if (form === "dump")
    must(path.join(findBinaries("pg_restore") ?? "", "pg_restore"), [
      "--no-owner",
      `--dbname=${databaseUrl ?? ""}`,
      remains.dump,
    ]);
  const site = await startSite(dataDir, settings);
  return { site, type: (name, ...words) => run(process.execPath, program(name, words)) };
}
