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
  record(await command(`types of ${program}`, "tsc", ["-p", program]));
record(await unused);
record(await vitest("unit and component tests", ["unit", "dom", "dom alone"]));

if (page !== null) {
  record(await page);
  const others = besideApi();
  record(await vitest("API tests on PGlite and PostgreSQL", ["api", "api alone"]));
  for (const outcome of await others) record(outcome);
  record(await endToEnd());
}

summarize(fast ? "the fast half" : "every test", outcomes);

/** What waits for servers and browsers most of the time, as the API's tests do for theirs. */
async function besideApi(): Promise<readonly Outcome[]> {
  const running = await vitest("docs/running.md, followed", ["running"], "at the end");
  return [running, await otherEngines("at the end", "short")];
}
