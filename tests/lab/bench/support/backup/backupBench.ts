import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { Client } from "pg";
import * as v from "valibot";
import { buildIfNeeded } from "../../../../../server/cli/serveUntilStopped.ts";
import { LAUNCHER } from "../../../../../server/project.ts";
import { startPostgres } from "../../../../support/programs/postgres.ts";
import { writeMenu, writeStores } from "../imports/importFiles.ts";
import { noticed, runImport } from "../imports/importRuns.ts";
import type { BenchPart } from "../report/part.ts";

const PROGRAM = "tests/lab/bench/support/backup/adminProcess.ts";
const UsedSchema = v.object({ bytes: v.number() });

const OFFERS = 200_000;

/** Backup, restore and move of 200,000 offers on both engines, and what visitors notice of a backup. */
export const benchBackup: BenchPart = async ({ runs, scratch, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  const files = path.join(scratch, "backup");
  const data = path.join(scratch, "backup-data");
  say("Backup: 200,000 offers come in …");
  await runImport(data, [writeStores(files), writeMenu(files, "many.csv", OFFERS, 1)]);
  const postgres = await startPostgres();
  if (postgres === null) say("PostgreSQL is unavailable: backups are not measured on it.");
  try {
    for (let round = 1; round <= runs; round += 1) {
      say(`Backup, round ${round} of ${runs} …`);
      const file = path.join(files, `${round}.backup`);
      const made = await runAdmin({ DATA_DIR: data }, "backup", file);
      const other = path.join(scratch, `backup-${round}`);
      const restored = await runAdmin({ DATA_DIR: other }, "restore", file);
      samples.add("product", {
        backupPglite: made.wallMs,
        backupMemory: made.bytes,
        restorePglite: restored.wallMs,
        restoreMemory: restored.bytes,
        backupWaits: await noticed(data, () =>
          runAdmin({ DATA_DIR: data }, "backup", path.join(files, `${round}-served.backup`)),
        ).then(({ answers }) => answers),
      });
      if (postgres !== null) {
        samples.add("product", await onPostgres(postgres.url, round, data, files));
      }
    }
  } finally {
    await postgres?.stop();
  }
};

async function onPostgres(serverUrl: string, round: number, data: string, files: string) {
  const [moved, filled] = [`moved_${round}`, `filled_${round}`];
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  for (const name of [moved, filled]) await client.query(`create database ${name}`);
  await client.end();
  const at = (name: string) => {
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return url.href;
  };
  const file = path.join(files, `${round}-postgres.backup`);
  const keys = path.join(files, `keys-${round}`);
  const moving = await runAdmin({ DATA_DIR: data }, "move", "--to", at(moved));
  const on = (name: string) => ({ DATA_DIR: keys, DATABASE_URL: at(name) });
  const made = await runAdmin(on(moved), "backup", file);
  const restored = await runAdmin(on(filled), "restore", file);
  return {
    moveToPostgres: moving.wallMs,
    backupPostgres: made.wallMs,
    restorePostgres: restored.wallMs,
  };
}

async function runAdmin(env: Record<string, string>, ...words: string[]) {
  const start = performance.now();
  const child = fork(LAUNCHER, [PROGRAM, ...words], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, ...env },
  });
  const exit = once(child, "exit");
  const [used]: unknown[] = await Promise.race([once(child, "message"), exit]);
  const [code]: unknown[] = await exit;
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${String(code)}.`);
  return { ...v.parse(UsedSchema, used), wallMs: performance.now() - start };
}
