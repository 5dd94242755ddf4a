import * as v from "valibot";
import type { TestCounts, TestOutcome } from "./outcome.ts";

const Spec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.picklist(["expected", "unexpected", "flaky", "skipped"]),
      results: v.array(
        v.object({
          duration: v.number(),
          errors: v.array(v.object({ message: v.optional(v.string(), "") })),
        }),
      ),
    }),
  ),
});

interface Suite {
  specs: v.InferOutput<typeof Spec>[];
  suites?: Suite[] | undefined;
}

const SuiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});

const PlaywrightReport = v.object({
  suites: v.array(SuiteSchema),
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** @param json what Playwright's reporter `json` writes */
export function readPlaywrightReport(json: unknown): TestCounts {
  const { stats, suites } = v.parse(PlaywrightReport, json);
  const { expected, unexpected, flaky, skipped } = stats;
  const tests = suites.flatMap(testsOf);
  return { passed: expected, failed: unexpected + flaky, skipped, tests };
}

/** A test runs in each project for itself: a spec’s own verdict is that of its first alone. */
const testsOf = ({ specs, suites = [] }: Suite): TestOutcome[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
      const hasFailed = status === "unexpected" || status === "flaky";
      return {
        name: title,
        ms: Math.max(0, ...results.map(({ duration }) => duration)),
        failure: hasFailed ? [`in ${projectName}`, ...messages].join("\n") : null,
      };
    }),
  ),
  ...suites.flatMap(testsOf),
];
