import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROJECT } from "../../server/project.ts";
import { findBrowser } from "../support/programs/browser.ts";
import { benchAlerts } from "./support/alerts/alertsBench.ts";
import { benchApi } from "./support/api/apiBench.ts";
import { benchContests } from "./support/contests/contestsBench.ts";
import { benchImports } from "./support/imports/importsBench.ts";
import { json } from "./support/report/json.ts";
import { benchMaps } from "./support/maps/mapsBench.ts";
import { benchMenus } from "./support/menus/menusBench.ts";
import { parseOptions } from "./support/report/options.ts";
import { benchPages } from "./support/pages/pagesBench.ts";
import type { BenchPart } from "./support/report/part.ts";
import { Samples } from "./support/report/samples.ts";
import { benchTrends } from "./support/trends/trendsBench.ts";
import { table } from "./support/report/table.ts";

/**
 * `npm run bench`: the product beside what could not be beaten and what would be
 * plain, in turns, so that whatever else the machine does falls on all. `--only`
 * names the one part to run.
 */
const PARTS: Readonly<Record<string, BenchPart>> = {
  api: benchApi,
  menus: benchMenus,
  maps: benchMaps,
  pages: benchPages,
  alerts: benchAlerts,
  contests: benchContests,
  trends: benchTrends,
  imports: benchImports,
};

const { runs, only } = parseOptions(process.argv.slice(2), Object.keys(PARTS));
const { executable, description } = findBrowser();
if (executable === null) throw new Error(`The benchmark needs a browser: ${description}`);

const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-bench-"));
// On exit rather than at the end: Ctrl-C and a failure leave nothing behind either.
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
const say = (text: string) => process.stderr.write(`${text}\n`);
const samples = new Samples();
for (const [name, part] of Object.entries(PARTS)) {
  if (only === null || only === name) await part({ runs, scratch, executable, samples, say });
}

const result = json(samples, runs, description);
const file = path.join(PROJECT, "test-results", "bench.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${result}\n`);
process.stdout.write(`${table(samples)}\n\n${result}\n`);
