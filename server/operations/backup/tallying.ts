import { createHash } from "node:crypto";
import type { Tally } from "./snapshot.ts";

/** Counts the rows of one table and sums them up. */
export class Tallying {
  readonly #hash = createHash("sha256");
  #rows = 0;

  /** @param lines of so many rows, without the last line feed */
  add(count: number, lines: string): void {
    this.#rows += count;
    this.#hash.update(lines).update("\n");
  }

  /** What it comes to. Nothing can be added afterwards. */
  end(): Tally {
    return { rows: this.#rows, sha256: this.#hash.digest("hex") };
  }
}
