import type { Samples } from "./samples.ts";

/** What a part of the benchmark works with. */
export interface BenchContext {
  /** Rounds; every figure that varies is the median over them. */
  runs: number;
  /** A folder of this run's own, empty at its start and deleted at its end. */
  scratch: string;
  /** The browser's program. */
  executable: string;
  samples: Samples;
  /** Tells the person who waits what is under way. */
  say: (text: string) => void;
}

/** A part of the benchmark: measures and adds to the samples. */
export type BenchPart = (context: BenchContext) => Promise<void>;
