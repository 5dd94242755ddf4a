import { withTimeLimit } from "#domain/time/withTimeLimit.ts";

/** A look: whether it came to its end in time, and what is known, which may be of before. */
export interface Look<Known> {
  isUp: boolean;
  known: Known | null;
}

/** Prometheus itself waits ten seconds. */
const WATCH_TIMEOUT_MS = 2_000;

/**
 * Measures on request, one measurement at a time: one that hangs is not followed by another, and
 * meanwhile the figures from before are given.
 *
 * @param read reads anew, from what is known already
 * @param patienceMs another for tests
 */
export function watch<Known>(
  read: (before: Known | null) => Promise<Known>,
  patienceMs = WATCH_TIMEOUT_MS,
): () => Promise<Look<Known>> {
  let known: Known | null = null;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    known = await read(known);
  }

  return async () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    const under = looking;
    const isUp = await withTimeLimit(patienceMs, () => under).then(
      () => true,
      () => false,
    );
    return { isUp, known };
  };
}
