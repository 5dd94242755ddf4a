/** What must not become of a write. `odd`: it was answered as nobody expects. */
export const WRONGS = ["lost", "doubled", "torn", "odd"] as const;
export type Wrong = (typeof WRONGS)[number];

const SHOWN = 5;

/** Counts the writes of one kind, and what is wrong with them. */
export class Ledger {
  /** Writes of which the server has said that they are kept. */
  acknowledged = 0;
  /** Writes of which nobody knows. */
  unanswered = 0;
  readonly wrongs: Record<Wrong, number> = { lost: 0, doubled: 0, torn: 0, odd: 0 };
  readonly shown: string[] = [];

  /** Holds what is there against what should be. @param what describes it, if it is not so */
  expect(isSo: boolean, wrong: Wrong, what: () => string): void {
    if (isSo) return;
    this.wrongs[wrong] += 1;
    if (this.shown.length < SHOWN) this.shown.push(`${wrong}: ${what()}`);
  }

  get isWell(): boolean {
    return WRONGS.every((wrong) => this.wrongs[wrong] === 0);
  }
}
