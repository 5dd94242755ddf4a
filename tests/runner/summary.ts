import path from "node:path";
import { PROJECT } from "../../server/project.ts";
import type { Outcome } from "./steps.ts";

/** Where time is lost is seen at every run. */
const SLOWEST = 10;

/** Prints what each step came to, then one line that counts; a failure is the exit code's, too. */
export function summarize(title: string, outcomes: readonly Outcome[]): void {
  process.stdout.write(`\n${path.basename(PROJECT)}: ${title}\n`);
  for (const { name, passed, failed, note } of outcomes)
    process.stdout.write(
      `  ${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ""}\n`,
    );
  const slowest = outcomes
    .flatMap(({ times = [] }) => times)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
  if (slowest.length > 0) process.stdout.write("\nThe slowest tests:\n");
  for (const { name, ms } of slowest)
    process.stdout.write(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}\n`);
  const sum = (key: "passed" | "failed") => outcomes.reduce((total, each) => total + each[key], 0);
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed\n`);
  process.exitCode = sum("failed") > 0 ? 1 : 0;
}
