import { NOW } from "../data/rows.ts";

/** A clock that stands until a test moves it. */
export function standingClock() {
  let at = NOW;
  return {
    /** Epoch milliseconds. */
    now: () => at,
    /** Lets time pass. */
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
}

export const SECOND_MS = 1_000;
