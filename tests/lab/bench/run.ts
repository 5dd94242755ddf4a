import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PROJECT } from "../../../server/project.ts";
import { findBrowser } from "../../support/programs/browser.ts";
import { benchAlerts } from "./support/alerts/alertsBench.ts";
import { benchApi } from "./support/api/apiBench.ts";
import { benchBackup } from "./support/backup/backupBench.ts";
import { benchContests } from "./support/contests/contestsBench.ts";
import { benchImports } from "./support/imports/importsBench.ts";
import { losses, parseRecorded, record } from "./support/report/losses.ts";
import { json } from "./support/report/json.ts";
import { benchMaps } from "./support/maps/mapsBench.ts";
import { benchMenus } from "./support/menus/menusBench.ts";
import { METRICS } from "./support/report/metrics.ts";
import { parseOptions } from "./support/report/options.ts";
import { benchPages } from "./support/pages/pagesBench.ts";
import type { BenchPart } from "./support/report/part.ts";
import { Samples } from "./support/report/samples.ts";
import { benchScale } from "./support/scale/scaleBench.ts";
import { benchTrends } from "./support/trends/trendsBench.ts";
import { benchUpdates } from "./support/updates/updatesBench.ts";
import { table } from "./support/report/table.ts";

/**
 * `npm run bench`: the product beside what could not be beaten and what would be
 * plain, in turns, so that whatever else the machine does falls on all. `--only`
 * names the one part to run. `--check` is short, and fails where a ratio has become worse than the
 * recorded one; `--record` records them.
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
  backup: benchBackup,
  scale: benchScale,
  updates: benchUpdates,
};

const { runs, only, ratios } = parseOptions(process.argv.slice(2), Object.keys(PARTS));
const { executable, description } = findBrowser();
if (executable === null) throw new Error(`The benchmark needs a browser: ${description}`);

/** Parts that a check takes: short ones, each beside a reference. */
const CHECKED: ReadonlySet<string> = new Set(["api", "pages"]);
const RECORDED = new URL("recorded.json", import.meta.url);

const scratch = mkdtempSync(path.join(os.tmpdir(), "occ-bench-"));
// On exit rather than at the end: Ctrl-C and a failure leave nothing behind either.
process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
const say = (text: string) => process.stderr.write(`${text}\n`);
const samples = new Samples();
for (const [name, part] of Object.entries(PARTS)) {
  const isWanted = only === null ? ratios !== "checked" || CHECKED.has(name) : only === name;
  if (isWanted) await part({ runs, scratch, executable, samples, say });
}

const result = json(samples, runs, description);
const file = path.join(PROJECT, "test-results", "bench.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${result}\n`);
process.stdout.write(`${table(samples)}\n\n${result}\n`);

const recorded = parseRecorded(readFileSync(RECORDED, "utf8"));
if (ratios === "recorded")
  writeFileSync(RECORDED, `${JSON.stringify(record(samples, recorded), null, 2)}\n`);
if (ratios === "checked") {
  const lost = losses(samples, recorded);
  for (const { metric, to, was, is } of lost)
    say(`${METRICS[metric].title}: ${is.toFixed(2)} × ${to}, recorded ${was.toFixed(2)}`);
  say(lost.length === 0 ? "No ratio is worse than recorded, beyond noise." : "That is a loss.");
  process.exitCode = lost.length === 0 ? 0 : 1;
}
