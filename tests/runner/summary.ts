import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { PROJECT } from "../../server/project.ts";
import type { Outcome } from "./outcome.ts";

/** Where time is lost is seen at every run. */
const SLOWEST = 10;

/** Of a failure that many lines tell of the first say what it is; the rest stands above. */
const FAILURE_LINES = 8;

/** Prints what each step came to, then one line that counts; a failure is the exit code's, too. */
export function summarize(title: string, outcomes: readonly Outcome[]): void {
  process.stdout.write(`\n${path.basename(PROJECT)}: ${title}\n`);
  for (const { name, passed, failed, note } of outcomes)
    process.stdout.write(
      `  ${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}\n`,
    );
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  // Where only the end of what was said is kept, a failure is in it.
  const failures = tests.flatMap(({ name, failure }) =>
    failure === null ? [] : [{ name, failure }],
  );
  if (failures.length > 0) process.stdout.write("\nWhat failed:\n");
  for (const { name, failure } of failures)
    process.stdout.write(`  ✗ ${name}\n${beginning(failure)}`);
  const slowest = tests
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 0) process.stdout.write("\nThe slowest tests:\n");
  for (const { name, ms } of slowest)
    process.stdout.write(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}\n`);
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, each) => total + each[key], 0);
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}

function beginning(failure: string): string {
  const lines = stripVTControlCharacters(failure).split("\n");
  const said = lines.filter((line) => line.trim() !== "").slice(0, FAILURE_LINES);
  return said.map((line) => `      ${line}\n`).join("");
}
