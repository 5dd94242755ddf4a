import { rmSync } from "node:fs";
import { build, endToEnd, hostedAccounts, pushInBrowsers } from "./runner/browserSteps.ts";
import { RESULTS, command, vitest, type Outcome } from "./runner/steps.ts";
import { summarize } from "./runner/summary.ts";
import { makeFolderOfPrepared } from "./support/preparedFolder.ts";

/**
 * Every test, in the order in which a failure is cheapest, then one line that
 * counts. `--fast` leaves out what needs a database, a build or a browser.
 */
const fast = process.argv.includes("--fast");

rmSync(RESULTS, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const record = (outcome: Outcome) => outcomes.push(outcome);

record(command("format", "prettier", ["--check", "--log-level=warn", "."]));
record(command("lint", "oxlint", ["--type-aware"]));
for (const program of ["src", "sw", "server", "tests"])
  record(command(`types of ${program}`, "tsc", ["-p", program]));
record(vitest("unit and component tests", ["unit", "dom", "dom alone"]));

if (!fast) {
  process.env["PREPARED_FOLDERS"] ??= makeFolderOfPrepared();
  record(vitest("API tests on PGlite and PostgreSQL", ["api"]));
  record(build());
  record(endToEnd());
  record(pushInBrowsers());
  record(hostedAccounts());
}

summarize(fast ? "the fast half" : "every test", outcomes);
