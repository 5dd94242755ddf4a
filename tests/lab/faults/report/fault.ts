import type { FaultOptions } from "./options.ts";

/** What a fault works with. */
export interface FaultContext extends Pick<FaultOptions, "runs" | "seed"> {
  /** A folder of this run's own, empty at its start and deleted at its end. */
  scratch: string;
  /** Tells the person who waits what is under way. */
  say: (text: string) => void;
}

/** What came of it, as text, and whether nothing happened that must not. */
export interface FaultResult {
  table: string;
  held: boolean;
}

/** Does something bad to the product and looks what becomes of it. */
export type Fault = (context: FaultContext) => Promise<FaultResult>;
