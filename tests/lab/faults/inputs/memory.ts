/** A process may grow by so much while it gets warm: caches, compiled code, the allocator's reserve. */
const GROWTH_MB = 64;

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/**
 * Whether memory has stayed flat: its median in the last fifth is not more than a little above
 * that of the second fifth. The first is for getting warm.
 *
 * @param megabytes resident memory as it was looked at, in order
 */
export function isFlat(megabytes: readonly number[]): { held: boolean; words: string } {
  const fifth = Math.floor(megabytes.length / 5);
  if (fifth === 0) return { held: true, words: "was not looked at often enough to tell" };
  const before = median(megabytes.slice(fifth, 2 * fifth));
  const after = median(megabytes.slice(-fifth));
  const most = Math.max(...megabytes);
  const words = `${before.toFixed(0)} MB, then ${after.toFixed(0)} MB, ${most.toFixed(0)} MB at most`;
  return { held: after - before <= GROWTH_MB, words };
}
