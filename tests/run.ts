import { rmSync } from "node:fs";
import {
  build,
  endToEnd,
  hostedAccounts,
  otherEngines,
  pushInBrowsers,
} from "./runner/browserSteps.ts";
import { RESULTS, command, vitest, type Outcome } from "./runner/steps.ts";
import { summarize } from "./runner/summary.ts";
import { makeFolderOfPrepared } from "./support/server/preparedFolder.ts";

/**
 * Every test, in the order in which a failure is cheapest, then one line that
 * counts. `--fast` leaves out what needs a database, a build or a browser.
 */
const fast = process.argv.includes("--fast");

rmSync(RESULTS, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const record = (outcome: Outcome) => outcomes.push(outcome);

// The formatter keeps one processor busy, these the other.
const formatting = command("format", "prettier", ["--check", "--log-level=warn", "."]);
record(await command("lint", "oxlint", ["--type-aware"]));
record(await command("unused files, exports and dependencies", "knip", ["--no-config-hints"]));
for (const program of ["src", "sw", "server", "tests"])
  record(await command(`types of ${program}`, "tsc", ["-p", program]));
record(await formatting);
record(await vitest("unit and component tests", ["unit", "dom", "dom alone", "view"]));

if (!fast) {
  process.env["PREPARED_FOLDERS"] ??= makeFolderOfPrepared();
  record(await vitest("API tests on PGlite and PostgreSQL", ["api"]));
  record(await build());
  record(await vitest("docs/running.md, followed", ["running"]));
  record(await endToEnd());
  record(await otherEngines());
  // Push services let wait for them: meanwhile the emulator has something to do.
  const accounts = hostedAccounts("at the end");
  record(await pushInBrowsers());
  record(await accounts);
}

summarize(fast ? "the fast half" : "every test", outcomes);
