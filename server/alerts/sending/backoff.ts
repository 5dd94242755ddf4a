/** The first pause after a failure is up to this long, each later one up to twice as long. */
const FIRST_MS = 15_000;
const LONGEST_MS = 30 * 60_000;

/** A service that does not trust this site is tried again, but slowly: only the operator can help. */
const UNTRUSTED_MS = 10 * 60_000;

/** So that not all that failed together comes back together. */
const LEAST_MS = 1_000;

/**
 * When to try again: any moment of a pause that doubles, so that the failed ones spread ("full
 * jitter"), and not before the service wants it.
 *
 * @param attempts tries so far, one at least
 * @param after when the service wants to be called again, in epoch milliseconds
 * @param random a number from 0 up to 1
 */
export function retryAt(
  attempts: number,
  { now, after, random }: { now: number; after: number | null; random: () => number },
): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.max(now, after ?? now) + LEAST_MS + random() * pause;
}

/** When to ask a service again that does not trust this site. */
export function retryUntrustedAt(now: number, random: () => number): number {
  return now + UNTRUSTED_MS * (1 + random());
}
