import { rmSync } from "node:fs";
import { knownHoles } from "./runner/advisories.ts";
import { buildAndPrepare } from "./runner/buildAndPrepare.ts";
import { endToEnd, otherEngines } from "./runner/browserSteps.ts";
import type { Outcome } from "./runner/outcome.ts";
import { RESULTS, command, vitest } from "./runner/steps.ts";
import { summarize } from "./runner/summary.ts";

/**
 * Every test, in the order in which a failure is cheapest, then one line that
 * counts. `--fast` leaves out what needs a database, a build or a browser.
 *
 * A step that leaves processors idle has another beside it, which speaks when it has ended.
 */
const fast = process.argv.includes("--fast");

// Several check beside each other what each of them needs: a third more work, where others have their own.
const ONE_CHECKER = ["--checkers", "1"];

rmSync(RESULTS, { recursive: true, force: true });
const outcomes: Outcome[] = [];
const record = (outcome: Outcome) => outcomes.push(outcome);

record(knownHoles());
record(await command("format", "oxfmt", ["--check"]));
// Beside each other: what reads the sources leaves some of two processors, and so does the build.
const page = fast ? null : buildAndPrepare();
const unused = command("unused files, exports and dependencies", "knip", ["--no-config-hints"]);
record(await command("lint", "oxlint", ["--type-aware"]));
for (const program of ["src", "sw", "server", "tests"])
  record(await command(`types of ${program}`, "tsc", ["-p", program, ...ONE_CHECKER]));
record(await unused);
if (page !== null) record(await page);
// Components leave a quarter of two processors idle, and it waits for servers and browsers most of the time.
const engines = page === null ? null : otherEngines("at the end", "short");
record(await vitest("unit and component tests", ["unit", "dom", "dom alone"]));

if (engines !== null) {
  record(await vitest("API tests on PGlite and PostgreSQL", ["api", "api alone"]));
  record(await engines);
  record(await endToEnd());
}

summarize(fast ? "the fast half" : "every test", outcomes);
