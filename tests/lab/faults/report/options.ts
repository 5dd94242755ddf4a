import { parseArgs } from "node:util";

export interface FaultOptions {
  /** The one fault to try; `null` for all of them. */
  only: string | null;
  /** Inputs, rounds or connections: what a fault counts by. `null`: as many as it takes to be sure. */
  runs: number | null;
  /** The same seed makes the same inputs. */
  seed: number;
}

/** @throws Error when a word is unknown, a fault is none, or a number is none */
export function parseOptions(words: string[], faults: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      only: { type: "string" },
      runs: { type: "string" },
      seed: { type: "string" },
    },
  });
  const only = values.only ?? null;
  if (only !== null && !faults.includes(only))
    throw new Error(`--only takes one of ${faults.join(", ")}.`);
  const number = (name: "runs" | "seed", least: number) => {
    const text = values[name];
    if (text === undefined) return null;
    const value = Number(text);
    if (!Number.isInteger(value) || value < least)
      throw new Error(`--${name} takes a whole number from ${String(least)}.`);
    return value;
  };
  return { only, runs: number("runs", 1), seed: number("seed", 0) ?? Date.now() % 1_000_000_000 };
}
