import { expect, it } from "vitest";
import { readPlaywrightReport } from "./playwrightReport.ts";

const ran = (projectName: string, message?: string) => ({
  projectName,
  status: message === undefined ? "expected" : "unexpected",
  results: [{ duration: 5, errors: message === undefined ? [] : [{ message }] }],
});

it("names what failed in the second project of a spec whose first passed", () => {
  const spec = {
    title: "a kept menu opens",
    // Playwright’s own word for the spec, which is that of its first project.
    ok: true,
    tests: [ran("firefox"), ran("webkit", "Load failed")],
  };
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const { passed, failed, tests } = readPlaywrightReport({
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    stats,
  });
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(tests.map(({ failure }) => failure)).toEqual([null, "in webkit\nLoad failed"]);
});
