import { fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { buildIfNeeded } from "../../../../server/cli/buildIfNeeded.ts";
import { LAUNCHER } from "../../../../server/project.ts";
import { ApiServer } from "../api/apiServer.ts";
import { writeMenu, writeStores } from "./importFiles.ts";
import { record } from "../api/load.ts";
import type { BenchPart } from "../report/part.ts";
import { percentile } from "../report/percentile.ts";

const PROGRAM = "tests/bench/support/imports/importProcess.ts";
const UsedSchema = v.object({ cpuMs: v.number(), bytes: v.number() });

const MANY_ROWS = 50_000;
const FILES = 14;
const ROWS_OF_A_FILE = 60;

/** What visitors ask for while a large file comes in. */
const PATHS = ["statistics", "deals", "stores", "search", "menus/store-7-columbus"];

/**
 * The import command on PGlite: a menu of 50,000 rows that are all new, the next day's, fourteen
 * small files, and what visitors of a running server notice of the large ones.
 */
export const benchImports: BenchPart = async ({ runs, scratch, samples, say }) => {
  await buildIfNeeded("production", new AbortController().signal);
  const files = path.join(scratch, "imports");
  const stores = writeStores(files);
  const many = [2, 1, 0].map((day) => writeMenu(files, `many-${day}.csv`, MANY_ROWS, day));
  const few = Array.from({ length: FILES }, (_, at) =>
    writeMenu(files, `few-${at}.csv`, ROWS_OF_A_FILE, at),
  );
  const empty = path.join(scratch, "import-empty");
  await runImport(empty, [stores]);
  for (let round = 1; round <= runs; round += 1) {
    say(`Imports, round ${round} of ${runs} …`);
    const data = path.join(scratch, `import-${round}`);
    cpSync(empty, data, { recursive: true });
    const first = await runImport(data, many.slice(0, 1));
    const next = await runImport(data, many.slice(1, 2));
    samples.add("product", {
      importNew: first.cpuMs,
      importNext: next.cpuMs,
      importMemory: next.bytes,
      ...(await noticed(data, many.slice(2))),
    });
    const small = path.join(scratch, `import-small-${round}`);
    cpSync(empty, small, { recursive: true });
    samples.add("product", { importFew: (await runImport(small, few)).wallMs });
  }
};

/** How long visitors wait while a server takes a large file in. */
async function noticed(dataDir: string, files: readonly string[]) {
  const site = await ApiServer.start({ kind: "serve site", dataDir });
  try {
    for (const each of PATHS) await record(`${site.url}/api/${each}`);
    const over = new AbortController();
    const asked = ["health", ...PATHS].map((name) => waits(`${site.url}/api/${name}`, over.signal));
    await runImport(dataDir, files);
    // What changes because of it is made anew afterwards.
    await pause(5_000);
    over.abort();
    const [health = [], ...answers] = await Promise.all(asked);
    return {
      importHealth: percentile(health, 0.99),
      importWaits: percentile(answers.flat(), 0.99),
    };
  } finally {
    await site.stop();
  }
}

/** How long each of many answers took, one after the other. */
async function waits(url: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    const start = performance.now();
    await record(url);
    times.push(performance.now() - start);
    await pause(20);
  }
  return times;
}

async function runImport(dataDir: string, files: readonly string[]) {
  const start = performance.now();
  const child = fork(LAUNCHER, [PROGRAM, ...files], {
    stdio: ["ignore", "ignore", 2, "ipc"],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const exit = once(child, "exit");
  const [used]: unknown[] = await once(child, "message");
  const [code]: unknown[] = await exit;
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
  return { ...v.parse(UsedSchema, used), wallMs: performance.now() - start };
}
