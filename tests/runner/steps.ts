import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { LAUNCHER, PROJECT } from "../../server/project.ts";
import type { Outcome, TestCounts } from "./outcome.ts";
import { readPlaywrightReport } from "./playwrightReport.ts";
import { readVitestReport } from "./vitestReport.ts";

export const RESULTS = path.join(PROJECT, "test-results");

/** Whether others see what a step says while it runs, or, because it runs beside another, once it has ended. */
export type Saying = "at once" | "at the end";

/** Runs one of the installed tools beside others; it counts as one test. */
export async function command(name: string, tool: string, args: string[]): Promise<Outcome> {
  return counts(name, await run(tool, args, {}, "at the end"));
}

/** Runs a program of the project; it counts as one test. @param file path in the project */
export async function program(name: string, file: string, saying: Saying): Promise<Outcome> {
  return counts(name, await execute(file, process.execPath, [LAUNCHER, file], {}, saying));
}

/** Runs a program of the tests beside others. @param file path in the project */
export async function script(file: string): Promise<void> {
  await execute(file, process.execPath, ["--import", "tsx", file], {}, "at the end");
}

function counts(name: string, { status, said }: Ended): Outcome {
  return status === 0
    ? { name, passed: 1, failed: 0 }
    : { name, passed: 0, failed: 1, tests: [{ name, ms: 0, failure: said }] };
}

/**
 * Runs projects of tests/vitest.config.ts and counts their tests.
 *
 * @param files only these of them; all if none, but for those of the long form
 */
export async function vitest(
  name: string,
  projects: string[],
  saying: Saying = "at once",
  files: readonly string[] = [],
): Promise<Outcome> {
  const form = files.length === 0 ? "short" : "whole";
  const report = path.join(RESULTS, `vitest-${projects.join("-")}-${form}.json`);
  const words = [
    "run",
    ...files,
    "--config=tests/vitest.config.ts",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const { status } = await run("vitest", words, { TEST_FORM: form }, saying);
  return counted(name, status, report, readVitestReport);
}

/**
 * Runs end-to-end tests in a browser and counts them.
 *
 * @param config file in `tests`
 * @param files parts of the names of the files to run; all of them if none
 */
export async function playwright(
  name: string,
  config: string,
  environment: Record<string, string>,
  saying: Saying,
  files: readonly string[] = [],
): Promise<Outcome> {
  const report = path.join(RESULTS, `${config}.json`);
  const { status } = await run(
    "playwright",
    ["test", `--config=tests/${config}`, ...files],
    { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    saying,
  );
  return counted(name, status, report, readPlaywrightReport);
}

/** A runner that failed without a failed test (a crash, no report) still fails. */
function counted(
  name: string,
  status: number,
  report: string,
  read: (json: unknown) => TestCounts,
): Outcome {
  if (!existsSync(report)) return { name, passed: 0, failed: 1, note: "no report was written" };
  const { skipped, ...found } = read(JSON.parse(readFileSync(report, "utf8")));
  return {
    name,
    ...found,
    failed: found.failed === 0 && status !== 0 ? 1 : found.failed,
    ...(skipped > 0 ? { note: `${skipped} skipped` } : {}),
  };
}

const bin = (tool: string) => path.join(PROJECT, "node_modules", ".bin", tool);

async function run(
  tool: string,
  args: string[],
  environment: Record<string, string>,
  saying: Saying,
): Promise<Ended> {
  return await execute(`${tool} ${args.join(" ")}`, bin(tool), args, environment, saying);
}

interface Ended {
  /** Its exit code, 1 when it was killed. */
  status: number;
  /** What it has printed, unless others have seen that at once. */
  said: string;
}

async function execute(
  title: string,
  file: string,
  args: string[],
  environment: Record<string, string>,
  saying: Saying,
): Promise<Ended> {
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
  return { status: child.exitCode ?? 1, said };
}
