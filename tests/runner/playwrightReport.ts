import * as v from "valibot";
import type { TestCounts, TestOutcome } from "./outcome.ts";

const Spec = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(
    v.object({
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

const testsOf = ({ specs, suites = [] }: Suite): TestOutcome[] => [
  ...specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    return {
      name: title,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      failure: ok ? null : messages.join("\n"),
    };
  }),
  ...suites.flatMap(testsOf),
];
