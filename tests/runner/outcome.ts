/** What one step of the test command came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  note?: string;
  /** Each of its tests, as far as the runner tells. */
  tests?: readonly TestOutcome[];
}

/** What a runner says of its tests. */
export interface TestCounts extends Required<Pick<Outcome, "passed" | "failed" | "tests">> {
  skipped: number;
}

export interface TestOutcome {
  name: string;
  ms: number;
  /** Of a failed test, what the runner says of it. */
  failure: string | null;
}
