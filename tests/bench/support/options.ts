import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Rounds; every figure that varies is the median over them. */
  runs: number;
}

const FEWEST_RUNS = 5;

/** @throws Error when a word is unknown, or `--runs` is not a number of at least five */
export function parseOptions(words: string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: { runs: { type: "string", default: String(FEWEST_RUNS) } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < FEWEST_RUNS)
    throw new Error(`--runs takes a whole number from ${FEWEST_RUNS}.`);
  return { runs };
}
