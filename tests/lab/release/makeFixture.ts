import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { create } from "tar";
import * as v from "valibot";
import packageJson from "../../../package.json" with { type: "json" };
import { PROJECT } from "../../../server/project.ts";
import { findBinaries, startPostgres } from "../../support/programs/postgres.ts";
import { freePort } from "../../support/server/site.ts";
import { waitFor } from "../../support/waiting/waitFor.ts";
import { archiveIn, releasedHere, unpack } from "../support/running/releases.ts";
import { PUBLIC_ANSWERS, type ReleaseNotes } from "../../support/release/remains.ts";
import { phoneAfterVisit } from "./phoneAfterVisit.ts";
import { liveOn, writeFiles } from "./siteLife.ts";

/**
 * `npm run release:fixture`: lets this very release live a little, and keeps what it leaves behind in
 * `tests/fixtures/VERSION`: its data folder, a backup, a dump, its answers, what the operator and visitors
 * have in their hands, and what a phone keeps. From then on every release has to open them
 * (tests/api/programs/releases.test.ts). Made once, when a release is cut, and never again.
 */
const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-fixture-"));
const to = path.join(PROJECT, "tests", "fixtures", packageJson.version);
const release = unpack(archiveIn(await releasedHere()), path.join(scratch, "release"));
const port = await freePort();
const url = `http://127.0.0.1:${String(port)}`;
const dataDir = path.join(scratch, "data");
const settings = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "warn" };

/** Runs one of the release's programs. @returns what it printed @throws Error with it when it fails */
function type(program: "admin" | "import", words: readonly string[], more = {}): string {
  const env = { ...settings, ...more };
  const run = spawnSync(process.execPath, [`${program}.js`, ...words], {
    cwd: release,
    env,
    encoding: "utf8",
  });
  if (run.status !== 0)
    throw new Error(`${program} ${words.join(" ")}: ${run.stdout}${run.stderr}`);
  return run.stdout;
}

/** What may still run when something goes wrong. */
const started: ChildProcess[] = [];

async function start(): Promise<ChildProcess> {
  const site = spawn(process.execPath, ["server.js"], {
    cwd: release,
    env: settings,
    stdio: ["ignore", "ignore", "inherit"],
  });
  started.push(site);
  await waitFor("the site", async () => (await fetch(url).catch(() => null))?.ok === true, 60_000);
  return site;
}

async function stop(site: ChildProcess): Promise<void> {
  const gone = once(site, "exit");
  site.kill("SIGTERM");
  await gone;
}

/** The same database as PostgreSQL's own program writes it down, from the backup. */
async function dump(backup: string, file: string): Promise<void> {
  const postgres = await startPostgres();
  const binaries = findBinaries("pg_dump");
  if (postgres === null || binaries === null) throw new Error("The dump needs PostgreSQL.");
  const env = { DATABASE_URL: postgres.url, DATA_DIR: path.join(scratch, "moved") };
  type("admin", ["restore", backup], env);
  const words = ["--format=custom", "--compress=9", "--no-owner", `--file=${file}`, postgres.url];
  const { status, stderr } = spawnSync(path.join(binaries, "pg_dump"), words, { encoding: "utf8" });
  await postgres.stop();
  if (status !== 0) throw new Error(stderr);
}

try {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const files = writeFiles(scratch);
  for (const file of files.imports) type("import", [file]);
  const listed = v.parse(
    v.array(v.object({ id: v.number() })),
    json(type("import", ["--list", "--json"])),
  );
  // The newest one is taken back; the one before can be, later.
  const [undone, undoable] = listed.map(({ id }) => id);
  type("import", ["--undo", String(undone)]);
  type("admin", ["event", "import", files.events]);
  type("admin", ["event", "seats", files.event, "4"]);
  type("admin", ["contest", "create", files.bracket, ...files.contest]);
  type("admin", ["announce", "The first release is here."]);

  const site = await start();
  const hands = await liveOn(url, files);
  const phone = await phoneAfterVisit(url);
  const answers: Record<string, string> = {};
  for (const each of PUBLIC_ANSWERS) answers[each] = await (await fetch(url + each)).text();
  const backup = path.join(to, "site.backup");
  type("admin", ["backup", backup]);
  await stop(site);
  const notes: ReleaseNotes = { madeAt: Date.now(), undoable: undoable ?? 0, ...hands };
  for (const [name, content] of Object.entries({ notes, answers, phone }))
    writeFileSync(path.join(to, `${name}.json`), `${JSON.stringify(content, null, 1)}\n`);
  await create(
    { cwd: scratch, file: path.join(to, "data.tar.gz"), gzip: { level: 9 }, portable: true },
    ["data"],
  );
  await dump(backup, path.join(to, "site.dump"));
  process.stdout.write(`${to}\n`);
} finally {
  for (const site of started) site.kill("SIGKILL");
  rmSync(scratch, { recursive: true, force: true });
}

function json(text: string): unknown {
  return JSON.parse(text);
}
