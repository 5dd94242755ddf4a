import { rmSync } from "node:fs";
import { knownHoles } from "./runner/advisories.ts";
import { buildAndPrepare } from "./runner/buildAndPrepare.ts";
import { endToEnd, otherEngines, pushInBrowsers } from "./runner/browserSteps.ts";
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
const unused = command("unused files, exports and dependencies", "knip", ["--no-config-hints"]);
record(await command("lint", "oxlint", ["--type-aware"]));
for (const program of ["src", "sw", "server", "tests"])
  record(await command(`types of ${program}`, "tsc", ["-p", program]));
record(await unused);
// Components leave some of two processors to it.
const page = fast ? null : buildAndPrepare();
record(await vitest("unit and component tests", ["unit", "dom", "dom alone"]));

if (page !== null) {
  record(await page);
  const running = vitest("docs/running.md, followed", ["running"], "at the end");
  record(await vitest("API tests on PGlite and PostgreSQL", ["api", "api alone"]));
  record(await running);
  // A browser waits most of the time: for its server, for the next frame, for a push service.
  const others = besideChromium();
  record(await endToEnd());
  for (const outcome of await others) record(outcome);
}

summarize(fast ? "the fast half" : "every test", outcomes);

/** The other engines, then alerts by a real push service. */
async function besideChromium(): Promise<readonly Outcome[]> {
  const engines = await otherEngines("at the end", "short");
  return [engines, await pushInBrowsers("at the end", "short")];
}
