import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
export const RESULTS = path.join(ROOT, "test-results");

/** What one step of the test command came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
}

/** Runs one of the project's own tools; it counts as one test. */
export function command(name: string, tool: string, args: string[]): Outcome {
  const status = run(tool, args);
  return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

/** Runs projects of tests/vitest.config.ts and counts their tests. */
export function vitest(name: string, projects: string[]): Outcome {
  const report = path.join(RESULTS, `vitest-${projects.join("-")}.json`);
  const status = run("vitest", [
    "run",
    "--config=tests/vitest.config.ts",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return counted(name, status, report, (json) => {
    const { numPassedTests, numFailedTests, numPendingTests } = v.parse(VitestReport, json);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  });
}

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Runs end-to-end tests in a browser and counts them. @param config file in `tests` */
export function playwright(
  name: string,
  config: string,
  environment: Record<string, string>,
): Outcome {
  const report = path.join(RESULTS, `${config}.json`);
  const status = run("playwright", ["test", `--config=tests/${config}`], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return counted(name, status, report, (json) => {
    const { expected, unexpected, flaky, skipped } = v.parse(PlaywrightReport, json).stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  });
}

/** A runner that failed without a failed test (a crash, no report) still fails. */
function counted(
  name: string,
  status: number,
  report: string,
  read: (json: unknown) => { passed: number; failed: number; skipped: number },
): Outcome {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, note: "no report was written" };
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(report, "utf8")));
  return {
    name,
    passed,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    ...(skipped > 0 ? { note: `${skipped} skipped` } : {}),
  };
}

function run(tool: string, args: string[], environment: Record<string, string> = {}): number {
  process.stdout.write(`\n— ${tool} ${args.join(" ")}\n`);
  const started = Date.now();
  const { status } = spawnSync(path.join(ROOT, "node_modules", ".bin", tool), args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...environment },
  });
  process.stdout.write(`  (${((Date.now() - started) / 1_000).toFixed(1)} s)\n`);
  return status ?? 1;
}
