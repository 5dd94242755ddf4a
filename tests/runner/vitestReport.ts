import path from "node:path";
import * as v from "valibot";
import type { TestCounts } from "./outcome.ts";

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.nullable(v.string()), null),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.optional(v.nullable(v.number()), null),
          failureMessages: v.optional(v.nullable(v.array(v.string())), null),
        }),
      ),
    }),
  ),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

/** @param json what Vitest's reporter `json` writes */
export function readVitestReport(json: unknown): TestCounts {
  const report = v.parse(VitestReport, json);
  const tests = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: fullName,
      ms: duration ?? 0,
      failure: status === "failed" ? (failureMessages ?? []).join("\n") : null,
    })),
    // What keeps the tests of a file from running at all.
    ...(message ? [{ name: path.basename(name), ms: 0, failure: message }] : []),
  ]);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report;
  return { passed, failed, skipped, tests };
}
