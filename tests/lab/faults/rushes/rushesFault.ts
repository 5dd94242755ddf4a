import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "../../../../server/project.ts";
import { readVitestReport } from "../../../runner/vitestReport.ts";
import type { Fault } from "../report/fault.ts";
import { table } from "../report/table.ts";

/** Tests of which `npm test` has a short form, by `tests/support/scale.ts`. */
const AT_SCALE = [
  "tests/api/accounts/limits/limits.test.ts",
  "tests/api/accounts/limits/limitsShared.test.ts",
  "tests/api/alerts/cap.test.ts",
  "tests/api/contests/fairness.test.ts",
  "tests/api/contests/processes.test.ts",
  "tests/api/imports/hostileFiles.test.ts",
  "tests/api/imports/order.test.ts",
  "tests/api/reservations/histories.test.ts",
  "tests/api/reservations/processes.test.ts",
  "tests/api/reservations/race.test.ts",
];

/**
 * Everybody comes at once: two thousand voters while a round closes, five hundred for 37 seats, a thousand wrong
 * passwords; and hundreds of made-up histories and orders of imports. `--runs` means nothing here.
 */
export const tryRushes: Fault = async ({ scratch }) => {
  const report = path.join(scratch, "rushes.json");
  const vitest = spawn(
    path.join(PROJECT, "node_modules/.bin/vitest"),
    [
      "run",
      "--config=tests/vitest.config.ts",
      "--project=api",
      "--reporter=json",
      `--outputFile=${report}`,
      ...AT_SCALE,
    ],
    {
      cwd: PROJECT,
      env: { ...process.env, TEST_SCALE: "whole" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  await once(vitest, "close");
  const json: unknown = JSON.parse(readFileSync(report, "utf8"));
  const { passed, failed, tests } = readVitestReport(json);
  const slowest = tests.toSorted((one, other) => other.ms - one.ms);
  return {
    table: table(
      ["test", "seconds", ""],
      slowest.map(({ name, ms, failure }) => [
        name,
        (ms / 1_000).toFixed(1),
        failure === null ? "held" : (failure.split("\n")[0] ?? "failed"),
      ]),
    ),
    held: passed > 0 && failed === 0 && vitest.exitCode === 0,
  };
};
