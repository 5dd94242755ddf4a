import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { LAUNCHER, PROJECT } from "../../server/project.ts";

export const RESULTS = path.join(PROJECT, "test-results");

/** What one step of the test command came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
  /** Of each of its tests the time, as far as the runner tells. */
  times?: readonly TestTime[];
}

export interface TestTime {
  name: string;
  ms: number;
}

/** Whether others see what a step says while it runs, or, because it runs beside another, once it has ended. */
export type Saying = "at once" | "at the end";

/** Runs one of the installed tools beside others; it counts as one test. */
export async function command(name: string, tool: string, args: string[]): Promise<Outcome> {
  return counts(name, await run(tool, args, {}, "at the end"));
}

/** Runs a program of the project; it counts as one test. @param file path in the project */
export async function program(name: string, file: string): Promise<Outcome> {
  return counts(name, await execute(file, process.execPath, [LAUNCHER, file], {}, "at once"));
}

function counts(name: string, status: number): Outcome {
  return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), duration: v.optional(v.nullable(v.number()), null) }),
      ),
    }),
  ),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

/** Runs projects of tests/vitest.config.ts and counts their tests. */
export async function vitest(name: string, projects: string[]): Promise<Outcome> {
  const report = path.join(RESULTS, `vitest-${projects.join("-")}.json`);
  const status = await run("vitest", [
    "run",
    "--config=tests/vitest.config.ts",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return counted(name, status, report, (json) => {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = v.parse(
      VitestReport,
      json,
    );
    const times = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 }));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, times };
  });
}

interface PlaywrightSuite {
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[] | undefined;
}

const SuiteSchema: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});

const timesOf = ({ specs, suites = [] }: PlaywrightSuite): TestTime[] => [
  ...specs.map(({ title, tests }) => ({
    name: title,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  })),
  ...suites.flatMap(timesOf),
];

const PlaywrightReport = v.object({
  suites: v.array(SuiteSchema),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** Runs end-to-end tests in a browser and counts them. @param config file in `tests` */
export async function playwright(
  name: string,
  config: string,
  environment: Record<string, string>,
  saying: Saying,
): Promise<Outcome> {
  const report = path.join(RESULTS, `${config}.json`);
  const status = await run(
    "playwright",
    ["test", `--config=tests/${config}`],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    saying,
  );
  return counted(name, status, report, (json) => {
    const { stats, suites } = v.parse(PlaywrightReport, json);
    const { expected, unexpected, flaky, skipped } = stats;
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      times: suites.flatMap(timesOf),
    };
  });
}

/** A runner that failed without a failed test (a crash, no report) still fails. */
function counted(
  name: string,
  status: number,
  report: string,
  read: (json: unknown) => Pick<Outcome, "passed" | "failed" | "times"> & { skipped: number },
): Outcome {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, note: "no report was written" };
  const { passed, failed, skipped, times = [] } = read(JSON.parse(readFileSync(report, "utf8")));
  return {
    name,
    passed,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    times,
    ...(skipped > 0 ? { note: `${skipped} skipped` } : {}),
  };
}

const bin = (tool: string) => path.join(PROJECT, "node_modules", ".bin", tool);

async function run(
  tool: string,
  args: string[],
  environment: Record<string, string> = {},
  saying: Saying = "at once",
): Promise<number> {
  return await execute(`${tool} ${args.join(" ")}`, bin(tool), args, environment, saying);
}

/** @returns the exit code, 1 for a program that was killed */
async function execute(
  title: string,
  file: string,
  args: string[],
  environment: Record<string, string>,
  saying: Saying,
): Promise<number> {
  const started = Date.now();
  const output = saying === "at once" ? "inherit" : "pipe";
  if (saying === "at once") process.stdout.write(`\n— ${title}\n`);
  const child = spawn(file, args, {
    cwd: PROJECT,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...environment },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => (said += text));
  await once(child, "close");
  if (saying === "at the end") process.stdout.write(`\n— ${title}\n${said}`);
  process.stdout.write(`  (${((Date.now() - started) / 1_000).toFixed(1)} s)\n`);
  return child.exitCode ?? 1;
}
