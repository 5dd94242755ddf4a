import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Rounds; every figure that varies is the median over them. */
  runs: number;
  /** The one part to run; `null` for all of them. */
  only: string | null;
}

const FEWEST_RUNS = 5;

/** @throws Error when a word is unknown, a part is none, or `--runs` is not a number of at least five */
export function parseOptions(words: string[], parts: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      runs: { type: "string", default: String(FEWEST_RUNS) },
      only: { type: "string" },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < FEWEST_RUNS)
    throw new Error(`--runs takes a whole number from ${FEWEST_RUNS}.`);
  const only = values.only ?? null;
  if (only !== null && !parts.includes(only))
    throw new Error(`--only takes one of ${parts.join(", ")}.`);
  return { runs, only };
}
