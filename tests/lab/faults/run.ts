import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { tryClock } from "./clock/clockFault.ts";
import { tryConnections } from "./connections/connectionsFault.ts";
import { tryDatabase } from "./database/databaseFault.ts";
import { tryDisk } from "./disk/diskFault.ts";
import { tryInputs } from "./inputs/inputsFault.ts";
import { tryKills } from "./kills/killsFault.ts";
import { tryPush } from "./push/pushFault.ts";
import { tryFailover } from "./failover/failoverFault.ts";
import { tryProcesses } from "./processes/processesFault.ts";
import { tryUpgrade } from "./upgrade/upgradeFault.ts";
import { tryRushes } from "./rushes/rushesFault.ts";
import type { Fault } from "./report/fault.ts";
import { parseOptions } from "./report/options.ts";

/**
 * `npm run faults`: everything bad that can be done to the product, and what becomes of it, as a
 * table. `--only` names the one fault, `--seed` repeats a run, `--runs` says how much. The exit
 * code is 1 when anything happened that must not. `npm test` has a short form of each.
 */
const FAULTS: Readonly<Record<string, Fault>> = {
  inputs: tryInputs,
  connections: tryConnections,
  kills: tryKills,
  database: tryDatabase,
  push: tryPush,
  disk: tryDisk,
  clock: tryClock,
  failover: tryFailover,
  processes: tryProcesses,
  rushes: tryRushes,
  upgrade: tryUpgrade,
};

const { only, runs, seed } = parseOptions(process.argv.slice(2), Object.keys(FAULTS));
const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-faults-"));
// On exit rather than at the end: Ctrl-C and a failure leave nothing behind either, servers included.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
const say = (text: string) => process.stderr.write(`${text}\n`);

for (const [name, fault] of Object.entries(FAULTS)) {
  if (only !== null && only !== name) continue;
  say(`${name}: repeat with --only ${name} --seed ${String(seed)}`);
  const { table, held } = await fault({ runs, seed, scratch, say });
  process.stdout.write(`\n${name}, seed ${String(seed)}: ${held ? "held" : "DID NOT HOLD"}\n`);
  process.stdout.write(`${table}\n`);
  if (!held) process.exitCode = 1;
}
