import { parseArgs } from "node:util";

export interface BenchOptions {
  /** Rounds; every figure that varies is the median over them. */
  runs: number;
  /** The one part to run; `null` for all of them. */
  only: string | null;
  /** What becomes of the ratios: printed alone, held against the recorded ones, or recorded. */
  ratios: "printed" | "checked" | "recorded";
}

const FEWEST_RUNS = 5;

/** As many as show what is noise. */
const CHECK_RUNS = 3;

/** @throws Error when a word is unknown, a part is none, or `--runs` is not a number of at least five */
export function parseOptions(words: string[], parts: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      runs: { type: "string" },
      only: { type: "string" },
      check: { type: "boolean", default: false },
      record: { type: "boolean", default: false },
    },
  });
  const fewest = values.check ? CHECK_RUNS : FEWEST_RUNS;
  const runs = Number(values.runs ?? fewest);
  if (!Number.isInteger(runs) || runs < fewest)
    throw new Error(`--runs takes a whole number from ${fewest}.`);
  const only = values.only ?? null;
  if (only !== null && !parts.includes(only))
    throw new Error(`--only takes one of ${parts.join(", ")}.`);
  if (values.check && values.record) throw new Error("Take either --check or --record.");
  const ratios = values.check ? "checked" : values.record ? "recorded" : "printed";
  return { runs, only, ratios };
}
