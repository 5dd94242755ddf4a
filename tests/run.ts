import { rmSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "./support/browser.ts";
import { RESULTS, ROOT, command, playwright, vitest, type Outcome } from "./runner/steps.ts";

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
record(vitest("unit and component tests", ["unit", "dom"]));

if (!fast) {
  record(vitest("API tests on PGlite and PostgreSQL", ["api"]));
  record(command("build", "tsx", [path.join("server", "cli", "build.ts")]));
  const browser = findBrowser();
  process.stdout.write(`\nBrowser: ${browser.description}\n`);
  record(
    browser.executable === null
      ? { name: "end-to-end tests", passed: 0, failed: 1, note: browser.description }
      : playwright("end-to-end tests", browser.executable),
  );
}

const failures = outcomes.filter(({ failed }) => failed > 0);
process.stdout.write(`\n${path.basename(ROOT)}: ${fast ? "the fast half" : "every test"}\n`);
for (const { name, passed, failed, note } of outcomes)
  process.stdout.write(
    `  ${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}\n`,
  );

const sum = (key: "passed" | "failed") => outcomes.reduce((total, each) => total + each[key], 0);
process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;
