/** What became of one hostile input. */
export type Verdict =
  /** Said no to, as it should be. */
  | "refused"
  /** Answered, because it had stayed valid: of such a one nothing but a whole answer is asked. */
  | "allowed"
  /** Taken although it breaks a rule. */
  | "accepted"
  /** An error of the server's own, a broken connection, an exception nobody expects. */
  | "crashed"
  /** The answer tells of the inside, or repeats what was sent. */
  | "leaks"
  /** The refusal is no problem document. */
  | "odd";

export const VERDICTS = ["refused", "allowed", "accepted", "crashed", "leaks", "odd"] as const;

/** None of these may happen. */
const VIOLATIONS: ReadonlySet<Verdict> = new Set(["accepted", "crashed", "leaks", "odd"]);

/** One violation, as whoever mends it needs it. */
export interface Violation {
  kind: string;
  verdict: Verdict;
  /** The input and what came of it. */
  what: string;
}

/** More of one kind say nothing new. */
const SHOWN_OF_A_KIND = 5;
const LONGEST = 600;

/** Counts what became of inputs, by their kind. */
export class Tally {
  readonly #counts = new Map<string, Record<Verdict, number>>();
  readonly #slowest = new Map<string, number>();
  readonly #shown: Violation[] = [];
  violations = 0;
  /** Of the refused those that a limit has refused, so that nothing behind it was tried. */
  limited = 0;

  /** @param milliseconds how long the answer took @param what describes it, if it is asked for */
  add(kind: string, verdict: Verdict, milliseconds: number, what: () => string): void {
    const counts = this.#counts.get(kind) ?? {
      refused: 0,
      allowed: 0,
      accepted: 0,
      crashed: 0,
      leaks: 0,
      odd: 0,
    };
    counts[verdict] += 1;
    this.#counts.set(kind, counts);
    this.#slowest.set(kind, Math.max(this.#slowest.get(kind) ?? 0, milliseconds));
    if (!VIOLATIONS.has(verdict)) return;
    this.violations += 1;
    if (counts[verdict] <= SHOWN_OF_A_KIND)
      this.#shown.push({ kind, verdict, what: what().slice(0, LONGEST) });
  }

  get shown(): readonly Violation[] {
    return this.#shown;
  }

  get inputs(): number {
    return this.rows().reduce((sum, { inputs }) => sum + inputs, 0);
  }

  /** Each kind with its counts and the longest time that one of it took, in milliseconds. */
  rows() {
    return [...this.#counts].map(([kind, counts]) => ({
      kind,
      counts,
      inputs: VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0),
      slowest: this.#slowest.get(kind) ?? 0,
    }));
  }
}
