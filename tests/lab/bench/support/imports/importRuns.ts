import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { LAUNCHER, PROJECT } from "../../../../../server/project.ts";
import { ApiServer } from "../api/apiServer.ts";
import { record } from "../api/load.ts";
import { percentile } from "../report/percentile.ts";

const PROGRAM = "tests/lab/bench/support/imports/importProcess.ts";
const UsedSchema = v.object({ cpuMs: v.number(), bytes: v.number() });

/** What visitors ask for meanwhile. */
const PATHS = ["statistics", "deals", "stores", "search", "menus/store-7-columbus"];

/** How long visitors of a running server wait while work on its data is done; 99th percentiles. */
export async function noticed(dataDir: string, work: () => Promise<unknown>) {
  const site = await ApiServer.start({ kind: "serve site", dataDir });
  try {
    for (const each of PATHS) await record(`${site.url}/api/${each}`);
    const over = new AbortController();
    const asked = ["health", ...PATHS].map((name) => waits(`${site.url}/api/${name}`, over.signal));
    await work();
    // What changes because of it is made anew afterwards.
    await pause(5_000);
    over.abort();
    const [health = [], ...answers] = await Promise.all(asked);
    return { health: percentile(health, 0.99), answers: percentile(answers.flat(), 0.99) };
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

const PackageSchema = v.object({ scripts: v.object({ import: v.string() }) });

/** What `npm run import` tells Node. */
function optionsOfImport(): string[] {
  const text = readFileSync(path.join(PROJECT, "package.json"), "utf8");
  const { scripts } = v.parse(PackageSchema, JSON.parse(text));
  return scripts.import.split(" ").filter((word) => word.startsWith("--"));
}

/** Imports files by the command. @returns what its process has used */
export async function runImport(dataDir: string, files: readonly string[]) {
  const start = performance.now();
  const child = fork(LAUNCHER, [PROGRAM, ...files], {
    execArgv: optionsOfImport(),
    stdio: ["ignore", "ignore", 2, "ipc"],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const exit = once(child, "exit");
  const [used]: unknown[] = await once(child, "message");
  const [code]: unknown[] = await exit;
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
  return { ...v.parse(UsedSchema, used), wallMs: performance.now() - start };
}
